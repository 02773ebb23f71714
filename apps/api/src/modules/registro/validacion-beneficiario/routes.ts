import { validacionBeneficiario, validacionDelTitular } from '@sgpa/contract/v2/validacion-beneficiario';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { ruta } from '../../../plugins/ruta.ts';
import { buscarTitular, validarBeneficiario } from './service.ts';

export function rutasValidacionBeneficiario(app: FastifyInstance, deps: Deps): void {
  ruta(app, validacionDelTitular, (contexto, { body }) => buscarTitular(deps, contexto, body));
  ruta(app, validacionBeneficiario, (contexto, { body }) => validarBeneficiario(deps, contexto, body));
}
