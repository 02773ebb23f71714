import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useDeferredValue, useState } from 'react';
import { permite } from '../../../lib/permisos.ts';
import { usePerfil } from '../../../lib/use-perfil.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { sumaDe } from '../grafico/datos.ts';
import { PorUsuario } from '../resumen-usuarios/PorUsuario.tsx';
import { PorDia } from './PorDia.tsx';
import { PorEdad } from './PorEdad.tsx';
import { PorEmpleador } from './PorEmpleador.tsx';
import { PorEnte } from './PorEnte.tsx';
import { PorEstado } from './PorEstado.tsx';
import { PorRango } from './PorRango.tsx';
import { type Filtro, usePorEstado } from './resumen.api.ts';

const REJILLA = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
};

export function PaginaResumen() {
  const perfil = usePerfil();
  const [filtro, setFiltro] = useState<Filtro>({ idEnteGestor: null, idEnteEmpleador: null });
  const { idEnteGestor } = filtro;
  const { data } = usePorEstado(filtro);
  const eligeEnte = perfil.data?.elige_ente ?? false;
  // Nine cards at once would hold the keys back: they are made in small pieces.
  const conTarjetas = useDeferredValue(!perfil.isPending, false);
  return (
    <>
      <PageHeader title="Resumen de la población asegurada" count={data && sumaDe(data.filas)} />
      {!conTarjetas ? (
        // As high as no screen is: what follows the cards waits below it, and is not seen to move.
        <Skeleton variant="rounded" height="200vh" />
      ) : (
        <Box sx={REJILLA}>
          <PorEnte eligeEnte={eligeEnte} filtro={filtro} alBuscar={setFiltro} />
          <PorEmpleador key={idEnteGestor} idEnteGestor={idEnteGestor} />
          <PorEstado idEnteGestor={idEnteGestor} />
          <PorEdad idEnteGestor={idEnteGestor} />
          <PorDia eligeEnte={eligeEnte} />
          <PorRango eligeEnte={eligeEnte} />
          {permite(perfil.data, 'resumen-usuarios') ? <PorUsuario perfil={perfil.data} /> : null}
        </Box>
      )}
    </>
  );
}
