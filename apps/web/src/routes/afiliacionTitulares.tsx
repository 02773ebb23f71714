import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { withTimeLimit } from '../ui/with-time-limit.ts';
import { conProps } from './con-props.tsx';
import { rutaMarco } from './marco.tsx';

const pagina = lazyRouteComponent(
  withTimeLimit(() => import('../features/registro/validacion-titular/PaginaValidarInformacion.tsx')),
  'PaginaValidarInformacion',
);

/** Step 1 of both wizards. */
export const rutaAfiliacionTitulares = createRoute({
  getParentRoute: () => rutaMarco,
  path: '/afiliacionTitulares',
  staticData: { permiso: 'validacion-titular' },
  component: conProps(pagina, { variante: 'titular' }),
});

export const rutaAfiliacionTitularesFallecidos = createRoute({
  getParentRoute: () => rutaMarco,
  path: '/afiliacionTitularesFallecidos',
  staticData: { permiso: 'registro-fallecido' },
  component: conProps(pagina, { variante: 'fallecido' }),
});
