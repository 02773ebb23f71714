import Box from '@mui/material/Box';
import { mostrarFecha, sumarDias } from '@sgpa/domain/shared/fecha-civil';
import { hoy } from '../../../lib/reloj.ts';
import { listaDe } from '../grafico/enlaces.ts';
import { useCifras } from '../grafico/Grafico.tsx';
import { TarjetaGrafico } from '../grafico/TarjetaGrafico.tsx';
import type { Buscado } from './buscado.ts';
import { BotonPor, Fechas, usePorFechas } from './Fechas.tsx';
import { nombreCortoDePeriodo, nombreDePeriodo } from './nombre-de-periodo.ts';
import { SelectorEnte } from './SelectorEnte.tsx';

const DIAS = 30;
const POR = {
  AFILIACION: { texto: 'AFILIACIÓN', detalle: 'Por fecha de afiliación, en todos los estados.' },
  REGISTRO: { texto: 'REGISTRO', detalle: 'Por fecha de registro, en todos los estados.' },
} as const;
const POR_REGISTRO: { tipoBusqueda: keyof typeof POR } = { tipoBusqueda: 'REGISTRO' };
const ultimosDias = () => ({ fechaInicio: sumarDias(hoy(), 1 - DIAS), fechaFin: hoy() });

const CAMPOS = { display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } };

/** Each button searches by its date, and for the managing entity that is chosen beside it. */
export function PorDia({ eligeEnte, buscado }: { eligeEnte: boolean; buscado: Buscado }) {
  const { pedido, deQuien, fechas, ente, pedir } = usePorFechas(buscado, ultimosDias, POR_REGISTRO);
  const consulta = useCifras('resumen-poblacion/dias', pedido);
  const titulo = 'Registros por día';
  const boton = (tipoBusqueda: keyof typeof POR) => (
    <BotonPor
      puesto={pedido.tipoBusqueda === tipoBusqueda}
      texto={POR[tipoBusqueda].texto}
      alPedir={() => pedir({ tipoBusqueda })}
    />
  );
  return (
    <TarjetaGrafico
      titulo={titulo}
      detalle={POR[pedido.tipoBusqueda].detalle}
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
        ...(pedido.tipoBusqueda === 'REGISTRO' ? { tipoFecha: 'REGISTRO' } : {}),
      })}
      controles={
        <Box role="group" aria-label={titulo} sx={CAMPOS}>
          {eligeEnte ? (
            <Box sx={{ gridColumn: '1 / -1' }}>
              <SelectorEnte {...ente} />
            </Box>
          ) : null}
          <Fechas {...fechas} />
          {boton('AFILIACION')}
          {boton('REGISTRO')}
        </Box>
      }
    />
  );
}
