import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { lazy } from 'react';
import { validarDireccion } from '../features/asegurado/lista-asegurados/busqueda.ts';
import { conProps } from './con-props.tsx';
import { rutaMarco } from './marco.tsx';

const pagina = lazyRouteComponent(() => import('../features/asegurado/PaginaAsegurado.tsx'), 'PaginaAsegurado');
const PanelNuevo = lazy(() => import('../features/registro/registro-titular-lista/PanelRegistroTitular.tsx'));
const PanelNuevoBeneficiario = lazy(
  () => import('../features/registro/registro-beneficiario/PanelNuevoBeneficiario.tsx'),
);
const PanelActualizacion = lazy(() => import('./PanelActualizacion.tsx'));

export const rutaAsegurado = createRoute({
  getParentRoute: () => rutaMarco,
  path: '/asegurado',
  staticData: { permiso: 'lista-asegurados' },
  validateSearch: validarDireccion,
  component: conProps(pagina, { PanelNuevo, PanelNuevoBeneficiario, PanelActualizacion }),
});
