import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { withTimeLimit } from '../../ui/with-time-limit.ts';
import { rutaMarco } from '../marco.tsx';

/** The use case of the open tab; the first one where it says none. */
interface Direccion {
  pestana?: string;
}

export const rutaConsultas = createRoute({
  getParentRoute: () => rutaMarco,
  path: '/consultas',
  staticData: { permiso: 'estado-asegurado' },
  validateSearch: ({ pestana }): Direccion => (typeof pestana === 'string' ? { pestana } : {}),
  component: lazyRouteComponent(
    withTimeLimit(() => import('./PaginaConsultas.tsx')),
    'PaginaConsultas',
  ),
});
