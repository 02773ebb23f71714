import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rutaMarco } from './marco.tsx';

export const rutaAfiliacionTitulares = createRoute({
  getParentRoute: () => rutaMarco,
  path: '/afiliacionTitulares',
  staticData: { permiso: 'validacion-titular' },
  component: lazyRouteComponent(
    () => import('../features/afiliacion-titular/PaginaValidarInformacion.tsx'),
    'PaginaValidarInformacion',
  ),
});
