import { detalleTitular, detalleTitularDelEnte } from '@sgpa/contract/v1/detalle-asegurado';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { ruta } from '../../../plugins/ruta.ts';
import { verDetalle } from './service.ts';

export function rutasDetalleAsegurado(app: FastifyInstance, deps: Deps): void {
  ruta(app, detalleTitular, (contexto, { params }) => verDetalle(deps, contexto, params, null));
  ruta(app, detalleTitularDelEnte, (contexto, { params }) =>
    verDetalle(deps, contexto, params, params.siglaEnteGestor),
  );
}
