import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { delEnte } from '../grafico/enlaces.ts';
import { TarjetaGrafico } from '../grafico/TarjetaGrafico.tsx';
import { Fechas } from './Fechas.tsx';
import { nombreCortoDePeriodo, nombreDePeriodo } from './nombre-de-periodo.ts';
import { type PorDia as Pedido, usePorDia } from './resumen.api.ts';
import { SelectorEnte } from './SelectorEnte.tsx';
import { useRango } from './use-rango.ts';

const DIAS = 30;
const CAMPOS = { display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } };

/** Each button searches by its date. */
export function PorDia({ eligeEnte }: { eligeEnte: boolean }) {
  const { inicial, campos, buscar } = useRango(DIAS);
  const [ente, setEnte] = useState<number | null>(null);
  const [pedido, setPedido] = useState<Pedido>({ ...inicial, idEnteGestor: null, tipoBusqueda: 'REGISTRO' });
  const consulta = usePorDia(pedido);
  const por = (tipoBusqueda: Pedido['tipoBusqueda']) => () =>
    buscar((fechas) => setPedido({ ...fechas, idEnteGestor: ente, tipoBusqueda }));
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
      dibujo="columnas"
      consulta={consulta}
      nombreDe={nombreDePeriodo(false)}
      nombreCorto={nombreCortoDePeriodo(false)}
      enlace={({ nombre }) => ({
        ...delEnte(pedido.idEnteGestor),
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
