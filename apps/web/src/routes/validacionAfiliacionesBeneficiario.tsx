import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { withTimeLimit } from '../ui/with-time-limit.ts';
import { rutaMarco } from './marco.tsx';

/** Step 2 of the dependent wizard. */
export const rutaValidacionAfiliacionesBeneficiario = createRoute({
  getParentRoute: () => rutaMarco,
  path: '/validacionAfiliacionesBeneficiario',
  staticData: { permiso: 'validacion-beneficiario' },
  component: lazyRouteComponent(
    withTimeLimit(() => import('../features/registro/validacion-beneficiario/PaginaEstadoBeneficiario.tsx')),
    'PaginaEstadoBeneficiario',
  ),
});
