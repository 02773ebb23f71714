import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { withTimeLimit } from '../ui/with-time-limit.ts';
import { rutaMarco } from './marco.tsx';

/** Step 1 of the dependent wizard. */
export const rutaAfiliacionBeneficiario = createRoute({
  getParentRoute: () => rutaMarco,
  path: '/afiliacionBeneficiario',
  staticData: { permiso: 'validacion-beneficiario' },
  component: lazyRouteComponent(
    withTimeLimit(() => import('../features/registro/validacion-beneficiario/PaginaAfiliacionBeneficiario.tsx')),
    'PaginaAfiliacionBeneficiario',
  ),
});
