import { registroBeneficiario } from '@sgpa/contract/v2/registro-beneficiario';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { ruta } from '../../../plugins/ruta.ts';
import { leerIntencion } from '../../idempotencia/idempotencia.service.ts';
import { registrarBeneficiario } from './service.ts';

export function rutasRegistroBeneficiario(app: FastifyInstance, deps: Deps): void {
  ruta(app, registroBeneficiario, (contexto, { body, request }) =>
    registrarBeneficiario(deps, contexto, body, leerIntencion(request, deps.config)),
  );
}
