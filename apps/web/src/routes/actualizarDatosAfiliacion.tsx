import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { withTimeLimit } from '../ui/with-time-limit.ts';
import { rutaMarco } from './marco.tsx';

export const rutaActualizarDatosAfiliacion = createRoute({
  getParentRoute: () => rutaMarco,
  path: '/actualizarDatosAfiliacion/$id',
  staticData: { permiso: 'actualizacion-beneficiario' },
  component: lazyRouteComponent(
    withTimeLimit(
      () => import('../features/correccion/actualizacion-beneficiario/PaginaActualizacionBeneficiario.tsx'),
    ),
    'PaginaActualizacionBeneficiario',
  ),
});

/** After a validation, without an id. */
export const rutaActualizarTrasValidar = createRoute({
  getParentRoute: () => rutaMarco,
  path: '/actualizarDatosAfiliacion',
  staticData: { permiso: 'actualizacion-beneficiario' },
  component: lazyRouteComponent(
    withTimeLimit(() => import('./ActualizacionTrasValidar.tsx')),
    'ActualizacionTrasValidar',
  ),
});
