import { usuariosActualizacion, usuariosRegistro } from '@sgpa/contract/v1/resumen-usuarios';
import type { FastifyInstance } from 'fastify';
import { rutaDeLectura } from '../../../plugins/ruta.ts';
import { resumirPorUsuario } from './service.ts';

export function rutasResumenUsuarios(app: FastifyInstance): void {
  rutaDeLectura(app, usuariosRegistro, (op, { body }) => resumirPorUsuario(op, 'CREACION', body));
  rutaDeLectura(app, usuariosActualizacion, (op, { body }) => resumirPorUsuario(op, 'MODIFICACION', body));
}
