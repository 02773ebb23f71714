import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { withTimeLimit } from '../ui/with-time-limit.ts';
import { rutaMarco } from './marco.tsx';

/** Step 3 of the dependent wizard. */
export const rutaCompletarDatosAfiliacionBeneficiario = createRoute({
  getParentRoute: () => rutaMarco,
  path: '/completarDatosAfiliacionBeneficiario',
  staticData: { permiso: 'registro-beneficiario' },
  component: lazyRouteComponent(
    withTimeLimit(() => import('../features/registro/registro-beneficiario/PaginaCompletarBeneficiario.tsx')),
    'PaginaCompletarBeneficiario',
  ),
});
