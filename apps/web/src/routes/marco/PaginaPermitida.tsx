import { Outlet, useMatches } from '@tanstack/react-router';
import { permite } from '../../lib/permisos.ts';
import { usePerfil } from '../../lib/use-perfil.ts';
import { PageSkeleton } from '../../ui/Skeletons.tsx';
import { SinPermiso } from './SinPermiso.tsx';

/** The page in view, once it is known that the person in session may use it. */
export function PaginaPermitida() {
  const permiso = useMatches({ select: (rutas) => rutas.at(-1)?.staticData.permiso });
  const { data, isPending, failureCount, errorUpdateCount } = usePerfil();
  // Only for the first try: a page that is there asks again by itself, and must not go away meanwhile.
  if (permiso !== undefined && isPending && failureCount + errorUpdateCount === 0) return <PageSkeleton />;
  return permite(data, permiso) ? <Outlet /> : <SinPermiso />;
}
