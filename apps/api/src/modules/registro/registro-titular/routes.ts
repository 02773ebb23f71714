import { registroTitular } from '@sgpa/contract/v2/registro-titular';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { ruta } from '../../../plugins/ruta.ts';
import { leerIntencion } from '../../idempotencia/idempotencia.service.ts';
import { registrarFallecido } from '../registro-fallecido/service.ts';
import { registrarTitular } from './service.ts';

/** A photo, a certificate of 5 MB as base64, and the rest of the form. */
const CUERPO_MAX = 11 * 1024 * 1024;

/** One path for both wizards (document 2 §7): the deceased one says so in the person. */
export function rutasRegistroTitular(app: FastifyInstance, deps: Deps): void {
  ruta(
    app,
    registroTitular,
    (contexto, { body, request }) => {
      const registrar = body.data.some(({ persona }) => persona.fallecido) ? registrarFallecido : registrarTitular;
      return registrar(deps, contexto, body, leerIntencion(request, deps.config));
    },
    { bodyLimit: CUERPO_MAX },
  );
}
