import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { mostrarFecha, sumarDias } from '@sgpa/domain/shared/fecha-civil';
import { useState } from 'react';
import { hoy } from '../../../lib/reloj.ts';
import { listaDe } from '../grafico/enlaces.ts';
import { TarjetaGrafico } from '../grafico/TarjetaGrafico.tsx';
import type { Buscado } from './buscado.ts';
import { Fechas } from './Fechas.tsx';
import { nombreCortoDePeriodo, nombreDePeriodo } from './nombre-de-periodo.ts';
import { type PorDia as Pedido, usePorDia } from './resumen.api.ts';
import { SelectorEnte } from './SelectorEnte.tsx';
import { useEntePropio } from './use-ente-propio.ts';
import { useRango } from './use-rango.ts';

const DIAS = 30;
type Elegido = Omit<Pedido, 'idEnteGestor' | 'idEnteEmpleador'>;

const CAMPOS = { display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } };

/** Each button searches by its date, and for the managing entity that is chosen beside it. */
export function PorDia({ eligeEnte, buscado }: { eligeEnte: boolean; buscado: Buscado }) {
  const { inicial, campos, buscar } = useRango(() => ({ fechaInicio: sumarDias(hoy(), 1 - DIAS), fechaFin: hoy() }));
  const { ente, setEnte, filtro, deQuien, contar } = useEntePropio(buscado);
  const [elegido, setElegido] = useState<Elegido>({ ...inicial, tipoBusqueda: 'REGISTRO' });
  const pedido: Pedido = { ...elegido, ...filtro };
  const consulta = usePorDia(pedido);
  const por = (tipoBusqueda: Pedido['tipoBusqueda']) => () =>
    buscar((fechas) => {
      contar();
      setElegido({ ...fechas, tipoBusqueda });
    });
  const boton = (tipo: Pedido['tipoBusqueda'], texto: string) => (
    <Button
      variant={pedido.tipoBusqueda === tipo ? 'contained' : 'outlined'}
      aria-pressed={pedido.tipoBusqueda === tipo}
      onClick={por(tipo)}
      sx={{ alignSelf: 'start' }}
    >
      {texto}
    </Button>
  );
  const porRegistro = pedido.tipoBusqueda === 'REGISTRO';
  return (
    <TarjetaGrafico
      titulo="Registros por día"
      detalle={
        porRegistro ? 'Por fecha de registro, en todos los estados.' : 'Por fecha de afiliación, en todos los estados.'
      }
      deQuien={deQuien}
      enPapel={`Del ${mostrarFecha(pedido.fechaInicio)} al ${mostrarFecha(pedido.fechaFin)}.`}
      dibujo="columnas"
      consulta={consulta}
      nombreDe={nombreDePeriodo(null)}
      nombreCorto={nombreCortoDePeriodo(null)}
      enlace={({ nombre }) => ({
        ...listaDe(pedido),
        fechaInicio: nombre,
        fechaFin: nombre,
        ...(porRegistro ? { tipoFecha: 'REGISTRO' } : {}),
      })}
      controles={
        <Box role="group" aria-label="Registros por día" sx={CAMPOS}>
          {eligeEnte ? (
            <Box sx={{ gridColumn: '1 / -1' }}>
              <SelectorEnte valor={ente} alCambiar={setEnte} />
            </Box>
          ) : null}
          <Fechas {...campos} />
          {boton('AFILIACION', 'AFILIACIÓN')}
          {boton('REGISTRO', 'REGISTRO')}
        </Box>
      }
    />
  );
}
