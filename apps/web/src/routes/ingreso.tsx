import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { withTimeLimit } from '../ui/with-time-limit.ts';
import { rutaRaiz } from './raiz.tsx';

const pagina = lazyRouteComponent(
  withTimeLimit(() => import('./PaginaIngresoEnrutada.tsx')),
  'PaginaIngresoEnrutada',
);

/** First sign-in form: routes by role. */
export const rutaInicio = createRoute({ getParentRoute: () => rutaRaiz, path: '/', component: pagina });

/** Second sign-in form: goes to the page asked for, else to the list. */
export const rutaLogin = createRoute({
  getParentRoute: () => rutaRaiz,
  path: '/login',
  validateSearch: (search: Record<string, unknown>): { volver?: string } => ({
    volver: typeof search.volver === 'string' ? search.volver : undefined,
  }),
  component: pagina,
});
