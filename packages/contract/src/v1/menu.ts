import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

const hoja = z.object({ titulo: z.string(), url: z.string(), icono: z.string() });

/** Follows document 1 §3 Menu item: `items` holds the sub-items of a group. */
const itemMenu = hoja.extend({ items: z.array(hoja).optional() }).meta({ id: 'ItemMenu' });

export type ItemMenu = z.infer<typeof itemMenu>;

export const menuPrincipal = endpoint({
  clave: 'menu/principal',
  method: 'GET',
  path: '/v1/findMenuPrincipalByRol',
  summary: 'Menú principal del rol',
  response: z.array(itemMenu),
});

export const menuSecundario = endpoint({
  clave: 'menu/secundario',
  method: 'GET',
  path: '/v1/findMenuSecundarioByRol',
  summary: 'Menú de usuario del rol',
  response: z.array(itemMenu),
});
