import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useDeferredValue, useState } from 'react';
import { enlaceDeCapitulo } from '../../../lib/ayuda.ts';
import { permite } from '../../../lib/permisos.ts';
import { usePerfil } from '../../../lib/use-perfil.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { deMayorAMenor } from '../grafico/datos.ts';
import { listaDe } from '../grafico/enlaces.ts';
import { TarjetaGrafico } from '../grafico/TarjetaGrafico.tsx';
import { PorUsuario } from '../resumen-usuarios/PorUsuario.tsx';
import { type Buscado, enTitulo, filtroDe, NADA_BUSCADO } from './buscado.ts';
import { CifrasDelDia } from './CifrasDelDia.tsx';
import { PorDia } from './PorDia.tsx';
import { PorEmpleador } from './PorEmpleador.tsx';
import { PorEnte } from './PorEnte.tsx';
import { PorRango } from './PorRango.tsx';
import { usePorEdad, usePorEstado } from './resumen.api.ts';

const DETALLE = 'Según el estado que cada afiliación tiene hoy.';

/** The same totals twice: side by side, and as parts of the whole. */
function PorEstado({ buscado }: { buscado: Buscado }) {
  const filtro = filtroDe(buscado);
  const consulta = usePorEstado(filtro);
  const comun = {
    deQuien: enTitulo(buscado),
    detalle: DETALLE,
    consulta: { ...consulta, data: consulta.data && deMayorAMenor(consulta.data) },
    enlace: ({ nombre }: { nombre: string }) => ({ ...listaDe(filtro), estado: nombre }),
  };
  return (
    <>
      <TarjetaGrafico titulo="Afiliaciones por estado" dibujo="columnas" {...comun} />
      <TarjetaGrafico titulo="Proporción por estado" dibujo="torta" {...comun} />
    </>
  );
}

function PorEdad({ buscado }: { buscado: Buscado }) {
  const consulta = usePorEdad(filtroDe(buscado));
  return (
    <TarjetaGrafico
      titulo="Distribución por edad"
      deQuien={enTitulo(buscado)}
      detalle="Afiliaciones en todos los estados, por grupos de cinco años cumplidos a la fecha."
      dibujo="area"
      consulta={consulta}
      sinLista="La lista de asegurados no se filtra por edad."
      nombreDe={({ nombre }) => `${nombre} años`}
      nombreCorto={({ nombre }) => nombre}
    />
  );
}

const REJILLA = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  '@media print': { display: 'block' },
};

export function PaginaResumen() {
  const perfil = usePerfil();
  const [buscado, setBuscado] = useState(NADA_BUSCADO);
  const filtro = filtroDe(buscado);
  const eligeEnte = perfil.data?.elige_ente ?? false;
  // Nine cards at once would hold the keys back: they are made in small pieces.
  const conTarjetas = useDeferredValue(!perfil.isPending, false);
  return (
    <>
      <PageHeader
        help={enlaceDeCapitulo('resumen-de-la-poblacion-asegurada')}
        title="Resumen de la población asegurada"
      />
      {!conTarjetas ? (
        // As high as no screen is: what follows the cards waits below it, and is not seen to move.
        <Skeleton variant="rounded" height="200vh" />
      ) : (
        <>
          <CifrasDelDia buscado={buscado} perfil={perfil.data} />
          <Box sx={REJILLA}>
            <PorEnte eligeEnte={eligeEnte} buscado={buscado} alBuscar={setBuscado} />
            <PorEmpleador key={`${filtro.idEnteGestor} ${filtro.idEnteEmpleador}`} buscado={buscado} />
            <PorEstado buscado={buscado} />
            <PorEdad buscado={buscado} />
            <PorDia eligeEnte={eligeEnte} buscado={buscado} />
            <PorRango eligeEnte={eligeEnte} buscado={buscado} />
            {permite(perfil.data, 'resumen-usuarios') ? (
              <PorUsuario perfil={perfil.data} filtro={filtro} deQuien={enTitulo(buscado)} />
            ) : null}
          </Box>
        </>
      )}
    </>
  );
}
