import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { validarDireccion } from '../features/usuario/usuarios/direccion.ts';
import { withTimeLimit } from '../ui/with-time-limit.ts';
import { rutaMarco } from './marco.tsx';

export const rutaAdmin = createRoute({
  getParentRoute: () => rutaMarco,
  path: '/admin',
  staticData: { permiso: 'usuarios' },
  validateSearch: validarDireccion,
  component: lazyRouteComponent(
    withTimeLimit(() => import('../features/usuario/usuarios/PaginaUsuarios.tsx')),
    'PaginaUsuarios',
  ),
});
