import Button from '@mui/material/Button';
import { TEXTO_SIN_PERMISO } from '@sgpa/domain/errors/sin-permiso';
import { Link, Navigate, Outlet, useLocation, useMatches } from '@tanstack/react-router';
import { useDeferredValue, useEffect } from 'react';
import { inicioDe } from '../../lib/inicio.ts';
import { fuePedida, olvidarPedida } from '../../lib/pagina-pedida.ts';
import { permite } from '../../lib/permisos.ts';
import { leerSesion } from '../../lib/sesion.ts';
import { usePerfil } from '../../lib/use-perfil.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PageSkeleton } from '../../ui/Skeletons.tsx';

function SinPermiso() {
  return (
    <>
      <PageHeader title="Sin permiso" />
      <EmptyState
        text={TEXTO_SIN_PERMISO}
        action={
          <Button component={Link} to={inicioDe(leerSesion()?.codigoRol ?? '')} variant="outlined">
            Ir al inicio
          </Button>
        }
      />
    </>
  );
}

/** The page asked for at the sign-in is not for this role: the list is for all (acuerdos §10 'Ways out'). */
function HaciaLaLista() {
  useEffect(olvidarPedida, []);
  return <Navigate to="/asegurado" replace />;
}

/** Shows the page in view once it is known that the person in session may use it. */
export function PaginaPermitida() {
  const permiso = useMatches({ select: (rutas) => rutas.at(-1)?.staticData.permiso });
  const alta = useMatches({ select: (rutas) => rutas.at(-1)?.staticData.alta });
  const ruta = useLocation({ select: ({ pathname }) => pathname });
  const { data, isPending, failureCount, errorUpdateCount } = usePerfil();
  // Only the first try waits: a page that is there asks again by itself, and must not go away meanwhile.
  const esperaPerfil = permiso !== undefined && isPending && failureCount + errorUpdateCount === 0;
  // The frame is painted first; the page is drawn after it, a little at a time, so that nobody waits for a long task.
  const seDibuja = useDeferredValue(!esperaPerfil, false);
  if (esperaPerfil || !seDibuja) return <PageSkeleton tall={alta} />;
  if (permite(data, permiso)) return <Outlet />;
  return fuePedida(ruta) ? <HaciaLaLista /> : <SinPermiso />;
}
