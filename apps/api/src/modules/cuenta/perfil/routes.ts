import { perfil } from '@sgpa/contract/v1/perfil';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { ruta } from '../../../plugins/ruta.ts';
import { verPerfil } from './service.ts';

export function rutasPerfil(app: FastifyInstance, deps: Deps): void {
  ruta(app, perfil, (contexto) => verPerfil(deps, contexto));
}
