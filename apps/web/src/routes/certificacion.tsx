import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { withTimeLimit } from '../ui/with-time-limit.ts';
import { rutaMarco } from './marco.tsx';

export const rutaCertificacion = createRoute({
  getParentRoute: () => rutaMarco,
  path: '/certificacion',
  staticData: { permiso: 'certificado' },
  component: lazyRouteComponent(
    withTimeLimit(() => import('../features/certificado/certificado/PaginaCertificacion.tsx')),
    'PaginaCertificacion',
  ),
});
