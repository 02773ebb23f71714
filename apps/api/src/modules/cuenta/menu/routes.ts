import { menuPrincipal, menuSecundario } from '@sgpa/contract/v1/menu';
import type { FastifyInstance } from 'fastify';
import { ruta } from '../../../plugins/ruta.ts';
import { menuPrincipalDe, menuSecundarioDe } from './items.ts';

export function rutasMenu(app: FastifyInstance): void {
  ruta(app, menuPrincipal, async ({ usuario }) => menuPrincipalDe(usuario.rol));
  ruta(app, menuSecundario, async ({ usuario }) => menuSecundarioDe(usuario.rol));
}
