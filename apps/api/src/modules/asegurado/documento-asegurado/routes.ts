import { documentoAsegurado, TIPO_PDF } from '@sgpa/contract/v1/documento-asegurado';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { rutaDeDescarga } from '../../../plugins/ruta.ts';
import { abrirDocumento } from './service.ts';

export function rutasDocumentoAsegurado(app: FastifyInstance, deps: Deps): void {
  rutaDeDescarga(app, documentoAsegurado, [TIPO_PDF], (op, { params }) => abrirDocumento(deps, op, params));
}
