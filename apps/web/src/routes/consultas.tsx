import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rutaMarco } from './marco.tsx';

export const rutaConsultas = createRoute({
  getParentRoute: () => rutaMarco,
  path: '/consultas',
  staticData: { permiso: 'estado-asegurado' },
  component: lazyRouteComponent(
    () => import('../features/asegurado/estado-asegurado/PaginaConsultas.tsx'),
    'PaginaConsultas',
  ),
});
