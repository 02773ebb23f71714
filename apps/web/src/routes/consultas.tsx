import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { withTimeLimit } from '../ui/with-time-limit.ts';
import { rutaMarco } from './marco.tsx';

export const rutaConsultas = createRoute({
  getParentRoute: () => rutaMarco,
  path: '/consultas',
  staticData: { permiso: 'estado-asegurado' },
  component: lazyRouteComponent(
    withTimeLimit(() => import('../features/asegurado/estado-asegurado/PaginaConsultas.tsx')),
    'PaginaConsultas',
  ),
});
