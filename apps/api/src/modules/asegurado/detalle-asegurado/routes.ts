import { detalleTitular, detalleTitularDelEnte } from '@sgpa/contract/v1/detalle-asegurado';
import type { FastifyInstance } from 'fastify';
import { rutaDeLectura } from '../../../plugins/ruta.ts';
import { verDetalle } from './service.ts';

export function rutasDetalleAsegurado(app: FastifyInstance): void {
  rutaDeLectura(app, detalleTitular, (op, { params }) => verDetalle(op, params, null));
  rutaDeLectura(app, detalleTitularDelEnte, (op, { params }) => verDetalle(op, params, params.siglaEnteGestor));
}
