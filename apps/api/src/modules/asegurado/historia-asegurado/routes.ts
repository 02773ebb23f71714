import { historiaAsegurado } from '@sgpa/contract/v1/historia-asegurado';
import type { FastifyInstance } from 'fastify';
import { rutaDeLectura } from '../../../plugins/ruta.ts';
import { verHistoria } from './service.ts';

export function rutasHistoriaAsegurado(app: FastifyInstance): void {
  rutaDeLectura(app, historiaAsegurado, (op, { params }) => verHistoria(op, params.idAfiliadoEnteGestor));
}
