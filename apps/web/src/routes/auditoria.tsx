import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { validarDireccion } from '../features/auditoria/auditoria/direccion.ts';
import { withTimeLimit } from '../ui/with-time-limit.ts';
import { rutaMarco } from './marco.tsx';

export const rutaAuditoria = createRoute({
  getParentRoute: () => rutaMarco,
  path: '/auditoria',
  staticData: { permiso: 'auditoria' },
  validateSearch: validarDireccion,
  component: lazyRouteComponent(
    withTimeLimit(() => import('../features/auditoria/auditoria/PaginaAuditoria.tsx')),
    'PaginaAuditoria',
  ),
});
