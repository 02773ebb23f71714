import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { withTimeLimit } from '../ui/with-time-limit.ts';
import { conProps } from './con-props.tsx';
import { rutaMarco } from './marco.tsx';

const pagina = lazyRouteComponent(
  withTimeLimit(() => import('../features/registro/validacion-titular/PaginaEstadoRegistro.tsx')),
  'PaginaEstadoRegistro',
);

/** Step 2 of both wizards. */
export const rutaValidacionAfiliaciones = createRoute({
  getParentRoute: () => rutaMarco,
  path: '/validacionAfiliaciones',
  staticData: { permiso: 'validacion-titular' },
  component: conProps(pagina, { variante: 'titular' }),
});

export const rutaValidarEstadoRegistroFallecido = createRoute({
  getParentRoute: () => rutaMarco,
  path: '/validarEstadoRegistroFallecido',
  staticData: { permiso: 'registro-fallecido' },
  component: conProps(pagina, { variante: 'fallecido' }),
});
