import { createRoute } from '@tanstack/react-router';
import { NoEncontrada } from './marco/NoEncontrada.tsx';
import { rutaMarco } from './marco.tsx';

/** Any other address: the guard runs first, so an outsider learns nothing about which pages exist. */
export const rutaResto = createRoute({ getParentRoute: () => rutaMarco, path: '$', component: NoEncontrada });
