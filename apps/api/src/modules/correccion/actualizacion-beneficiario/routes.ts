import { actualizacionBeneficiario, registroBeneficiarioPorCodigo } from '@sgpa/contract/v2/actualizacion-beneficiario';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { ruta } from '../../../plugins/ruta.ts';
import { leerIntencion } from '../../idempotencia/idempotencia.service.ts';
import { actualizarBeneficiario, leerBeneficiario } from './service.ts';

export function rutasActualizacionBeneficiario(app: FastifyInstance, deps: Deps): void {
  ruta(app, registroBeneficiarioPorCodigo, async (contexto, { params }) => ({
    data: await leerBeneficiario(deps, contexto, params.code),
  }));
  ruta(app, actualizacionBeneficiario, (contexto, { body, request }) =>
    actualizarBeneficiario(deps, contexto, body, leerIntencion(request, deps.config)),
  );
}
