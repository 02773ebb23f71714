import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { withTimeLimit } from '../ui/with-time-limit.ts';
import { rutaMarco } from './marco.tsx';

export const rutaAfiliadoActualizar = createRoute({
  getParentRoute: () => rutaMarco,
  path: '/afiliadoActualizar/$id',
  staticData: { permiso: 'actualizacion-titular' },
  component: lazyRouteComponent(
    withTimeLimit(() => import('../features/correccion/actualizacion-titular/PaginaActualizacionTitular.tsx')),
    'PaginaActualizacionTitular',
  ),
});
