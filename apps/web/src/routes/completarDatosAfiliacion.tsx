import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { withTimeLimit } from '../ui/with-time-limit.ts';
import { conProps } from './con-props.tsx';
import { rutaMarco } from './marco.tsx';

const pagina = lazyRouteComponent(
  withTimeLimit(() => import('../features/registro/registro-titular/PaginaCompletarDatos.tsx')),
  'PaginaCompletarDatos',
);

/** Step 3 of both wizards. */
export const rutaCompletarDatosAfiliacion = createRoute({
  getParentRoute: () => rutaMarco,
  path: '/completarDatosAfiliacion',
  staticData: { permiso: 'registro-titular' },
  component: conProps(pagina, { variante: 'titular' }),
});

export const rutaCompletarDatosAfiliacionFallecidos = createRoute({
  getParentRoute: () => rutaMarco,
  path: '/completarDatosAfiliacionFallecidos',
  staticData: { permiso: 'registro-fallecido' },
  component: conProps(pagina, { variante: 'fallecido' }),
});
