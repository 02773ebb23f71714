import type { Slug } from '@sgpa/domain/cuenta/permisos';
import { createRouter } from '@tanstack/react-router';
import { escribirConsulta, leerConsulta } from '../lib/consulta-de-direccion.ts';
import { PageSkeleton } from '../ui/Skeletons.tsx';
import { ErrorDePagina } from './marco/ErrorDePagina.tsx';
import { rutaMarco } from './marco.tsx';
import { INGRESOS, PAGINAS } from './paginas.tsx';
import { rutaRaiz } from './raiz.tsx';

const arbol = rutaRaiz.addChildren([...INGRESOS, rutaMarco.addChildren([...PAGINAS])]);

export const router = createRouter({
  routeTree: arbol,
  parseSearch: leerConsulta,
  stringifySearch: escribirConsulta,
  defaultPreload: 'intent',
  defaultPendingMs: 300,
  defaultPendingMinMs: 200,
  defaultPendingComponent: PageSkeleton,
  defaultErrorComponent: ErrorDePagina,
  scrollRestoration: true,
  caseSensitive: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
  interface StaticDataRouteOption {
    /** The page serves this use case: who may not use it is not shown the page. */
    permiso?: Slug;
    /** The page is higher than any screen: so is what stands in its place while it comes. */
    larga?: boolean;
  }
}
