import type { AsyncRouteComponent } from '@tanstack/react-router';

/** A page that several routes show, each with its arguments; it is fetched beforehand as any other. */
export function conProps<P extends object>(Pagina: AsyncRouteComponent<P>, props: P) {
  const Ruta = () => <Pagina {...props} />;
  return Object.assign(Ruta, { preload: Pagina.preload });
}
