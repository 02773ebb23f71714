import { perfil } from '@sgpa/contract/v1/perfil';
import type { FastifyInstance } from 'fastify';
import { rutaDeLectura } from '../../../plugins/ruta.ts';
import { verPerfil } from './service.ts';

export function rutasPerfil(app: FastifyInstance): void {
  rutaDeLectura(app, perfil, verPerfil);
}
