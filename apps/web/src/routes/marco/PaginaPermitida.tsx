import { Outlet, useMatches } from '@tanstack/react-router';
import { permite } from '../../lib/permisos.ts';
import { usePerfil } from '../../lib/use-perfil.ts';
import { PageSkeleton } from '../../ui/Skeletons.tsx';
import { SinPermiso } from './SinPermiso.tsx';

/** The page in view, once it is known that the person in session may use it. */
export function PaginaPermitida() {
  const permiso = useMatches({ select: (rutas) => rutas.at(-1)?.staticData.permiso });
  const { data, isPending, failureCount } = usePerfil();
  // Who may use a page waits for their profile only as long as it comes at the first try.
  if (permiso !== undefined && isPending && failureCount === 0) return <PageSkeleton />;
  return permite(data, permiso) ? <Outlet /> : <SinPermiso />;
}
