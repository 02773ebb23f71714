import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * The specification's clients send a JSON content type with every call, even with nothing to send: an empty body under
 * that type is no body (acuerdos §12 'JSON without a body').
 */
export function sinCuerpo(app: FastifyInstance): void {
  const leer = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, texto, listo) =>
    texto === '' ? listo(null) : leer(request, texto, listo),
  );
}

/** A path that needs a body names each field that lacks where none came. */
export const CON_CUERPO = {
  preValidation: async (request: FastifyRequest): Promise<void> => {
    if (request.body === undefined) request.body = {};
  },
};
