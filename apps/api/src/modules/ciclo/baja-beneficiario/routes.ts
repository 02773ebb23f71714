import { bajaBeneficiario } from '@sgpa/contract/v1/baja-beneficiario';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { ruta } from '../../../plugins/ruta.ts';
import { leerIntencion } from '../../idempotencia/idempotencia.service.ts';
import { darDeBajaBeneficiario } from './service.ts';

export function rutasBajaBeneficiario(app: FastifyInstance, deps: Deps): void {
  ruta(app, bajaBeneficiario, (contexto, { body, request }) =>
    darDeBajaBeneficiario(deps, contexto, body, leerIntencion(request, deps.config)),
  );
}
