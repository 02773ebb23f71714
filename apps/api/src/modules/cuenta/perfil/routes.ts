import { perfil } from '@sgpa/contract/v1/perfil';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { rutaDeLectura } from '../../../plugins/ruta.ts';
import { verPerfil } from './service.ts';

export function rutasPerfil(app: FastifyInstance, { config }: Deps): void {
  rutaDeLectura(app, perfil, (op) => verPerfil(op, config.producto));
}
