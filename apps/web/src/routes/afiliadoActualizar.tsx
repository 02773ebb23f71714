import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rutaMarco } from './marco.tsx';

export const rutaAfiliadoActualizar = createRoute({
  getParentRoute: () => rutaMarco,
  path: '/afiliadoActualizar/$id',
  staticData: { permiso: 'actualizacion-titular' },
  component: lazyRouteComponent(
    () => import('../features/correccion/actualizacion-titular/PaginaActualizacionTitular.tsx'),
    'PaginaActualizacionTitular',
  ),
});
