import type { FastifyInstance } from 'fastify';
import { esDeServicio } from './servicios.ts';

/** Logs a line per request with the route's pattern, never address, body or header: they tell who somebody is. */
export function bitacora(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, url } = request.routeOptions;
    if (url === undefined || !esDeServicio(url)) return;
    request.log.info(
      { metodo: method, ruta: url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request',
    );
  });
}
