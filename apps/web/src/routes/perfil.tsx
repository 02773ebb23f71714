import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rutaMarco } from './marco.tsx';

export const rutaPerfil = createRoute({
  getParentRoute: () => rutaMarco,
  path: '/perfil',
  staticData: { permiso: 'perfil' },
  component: lazyRouteComponent(() => import('../features/cuenta/perfil/PaginaPerfil.tsx'), 'PaginaPerfil'),
});
