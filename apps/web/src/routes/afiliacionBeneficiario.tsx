import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rutaMarco } from './marco.tsx';

/** Step 1 of the dependent wizard. */
export const rutaAfiliacionBeneficiario = createRoute({
  getParentRoute: () => rutaMarco,
  path: '/afiliacionBeneficiario',
  staticData: { permiso: 'validacion-beneficiario' },
  component: lazyRouteComponent(
    () => import('../features/registro/validacion-beneficiario/PaginaAfiliacionBeneficiario.tsx'),
    'PaginaAfiliacionBeneficiario',
  ),
});
