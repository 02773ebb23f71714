import { registroTitular } from '@sgpa/contract/v2/registro-titular';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { ruta } from '../../../plugins/ruta.ts';
import { leerIntencion } from '../../idempotencia/idempotencia.service.ts';
import type { CaminoCompartido } from '../camino-compartido.ts';
import { registrarTitular } from '../registro-titular.service.ts';

/** A photo, a certificate of 5 MB as base64, and the rest of the form. */
const CUERPO_MAX = 11 * 1024 * 1024;

/** The path of a living holder; `otro` is the use case that shares it. */
export function rutasRegistroTitular(app: FastifyInstance, deps: Deps, otro: CaminoCompartido): void {
  ruta(
    app,
    registroTitular,
    (contexto, { body, request }) => {
      const intencion = leerIntencion(request, deps.config);
      if (otro.esPara(body)) return otro.atender(deps, contexto, body, intencion);
      return registrarTitular(deps, contexto, body, intencion);
    },
    { bodyLimit: CUERPO_MAX },
  );
}
