import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useDeferredValue, useState } from 'react';
import { enlaceDeCapitulo } from '../../../lib/ayuda.ts';
import { permite } from '../../../lib/permisos.ts';
import { usePerfil } from '../../../lib/use-perfil.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { deMayorAMenor } from '../grafico/datos.ts';
import { listaDe } from '../grafico/enlaces.ts';
import { Grafico, type UnGrafico } from '../grafico/Grafico.tsx';
import { POR_USUARIO } from '../resumen-usuarios/graficos.ts';
import { enTitulo, filtroDe, NADA_BUSCADO } from './buscado.ts';
import { CifrasDelDia } from './CifrasDelDia.tsx';
import { PorDia } from './PorDia.tsx';
import { PorEmpleador } from './PorEmpleador.tsx';
import { PorEnte } from './PorEnte.tsx';
import { PorRango } from './PorRango.tsx';

/** Two cards show the same totals: side by side, and as parts of the whole. */
const POR_ESTADO = {
  detalle: 'Según el estado que cada afiliación tiene hoy.',
  ruta: 'resumen-poblacion',
  ademas: { fechaInicio: null, fechaFin: null, estado: null, tipoFecha: null },
  orden: deMayorAMenor,
  enlace: ({ nombre }, filtro) => ({ ...listaDe(filtro), estado: nombre }),
} satisfies Partial<UnGrafico>;

const GRAFICOS: readonly UnGrafico[] = [
  { titulo: 'Afiliaciones por estado', dibujo: 'columnas', ...POR_ESTADO },
  { titulo: 'Proporción por estado', dibujo: 'torta', ...POR_ESTADO },
  {
    titulo: 'Distribución por edad',
    detalle: 'Afiliaciones en todos los estados, por grupos de cinco años cumplidos a la fecha.',
    dibujo: 'area',
    ruta: 'resumen-poblacion/edades',
    sinLista: 'La lista de asegurados no se filtra por edad.',
    nombreDe: ({ nombre }) => `${nombre} años`,
    nombreCorto: ({ nombre }) => nombre,
  },
];

const REJILLA = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  '@media print': { display: 'block' },
};

/** Shows /dashboard and /dashBoardVue (document 1 §2 Dashboard). */
export function PaginaResumenPoblacion() {
  const perfil = usePerfil();
  const [buscado, setBuscado] = useState(NADA_BUSCADO);
  const filtro = filtroDe(buscado);
  const eligeEnte = perfil.data?.elige_ente ?? false;
  // Nine cards at once would hold the keys back: they are made in small pieces.
  const conTarjetas = useDeferredValue(!perfil.isPending, false);
  const grafico = (de: UnGrafico) => (
    <Grafico key={de.titulo} de={de} filtro={filtro} deQuien={enTitulo(buscado)} perfil={perfil.data} />
  );
  return (
    <>
      <PageHeader
        help={enlaceDeCapitulo('resumen-de-la-poblacion-asegurada')}
        title="Resumen de la población asegurada"
      />
      {!conTarjetas ? (
        // The skeleton is higher than any screen: what follows the cards waits below it, and is not seen to move.
        <Skeleton variant="rounded" height="200vh" />
      ) : (
        <>
          <CifrasDelDia buscado={buscado} perfil={perfil.data} />
          <Box sx={REJILLA}>
            <PorEnte eligeEnte={eligeEnte} buscado={buscado} alBuscar={setBuscado} />
            <PorEmpleador key={`${filtro.idEnteGestor} ${filtro.idEnteEmpleador}`} buscado={buscado} />
            {GRAFICOS.map(grafico)}
            <PorDia eligeEnte={eligeEnte} buscado={buscado} />
            <PorRango eligeEnte={eligeEnte} buscado={buscado} />
            {permite(perfil.data, 'resumen-usuarios') ? POR_USUARIO.map(grafico) : null}
          </Box>
        </>
      )}
    </>
  );
}
