import { createRoute, redirect } from '@tanstack/react-router';
import { rutaMarco } from './marco.tsx';

/** Addresses of document 2 §2 without a page of their own: the list is theirs (decisions §10). */
const rutaHaciaLaLista = <const P extends string>(path: P) =>
  createRoute({
    getParentRoute: () => rutaMarco,
    path,
    staticData: { permiso: 'lista-asegurados' },
    beforeLoad: () => {
      throw redirect({ to: '/asegurado', replace: true });
    },
  });

export const rutaTitulares = rutaHaciaLaLista('/titulares');
export const rutaPost = rutaHaciaLaLista('/post');
