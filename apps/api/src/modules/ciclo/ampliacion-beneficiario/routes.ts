import { ampliacionBeneficiario } from '@sgpa/contract/v1/ampliacion-beneficiario';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { ruta } from '../../../plugins/ruta.ts';
import { leerIntencion } from '../../idempotencia/idempotencia.service.ts';
import { ampliarBeneficiario } from './service.ts';

/** This one answers inside `data` as well (document 2 §7). */
export function rutasAmpliacionBeneficiario(app: FastifyInstance, deps: Deps): void {
  ruta(app, ampliacionBeneficiario, async (contexto, { body, request }) => {
    const respuesta = await ampliarBeneficiario(deps, contexto, body, leerIntencion(request, deps.config));
    return { ...respuesta, data: respuesta };
  });
}
