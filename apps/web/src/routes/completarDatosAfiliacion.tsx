import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rutaMarco } from './marco.tsx';

export const rutaCompletarDatosAfiliacion = createRoute({
  getParentRoute: () => rutaMarco,
  path: '/completarDatosAfiliacion',
  staticData: { permiso: 'registro-titular' },
  component: lazyRouteComponent(
    () => import('../features/afiliacion-titular/PaginaCompletarDatos.tsx'),
    'PaginaCompletarDatos',
  ),
});
