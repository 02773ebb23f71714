import { Rechazo } from '@sgpa/domain/errors/rechazo';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { esDeServicio } from './servicios.ts';

/**
 * While the clock is not the database's no request of a service is served: rights, deadlines, sign-in locks and links
 * would be those of another day. Pages, health and public keys are served.
 */
export function enHora(app: FastifyInstance, { clock, reloj }: Pick<Deps, 'clock' | 'reloj'>): void {
  app.addHook('onRequest', async (request) => {
    if (esDeServicio(request.routeOptions.url ?? '') && !reloj.enHora()) throw new Rechazo('RELOJ_DESFASADO');
  });
  // The browser takes its day from this clock (apps/web/src/lib/reloj.ts).
  app.addHook('onSend', async (_request, reply) => {
    reply.header('Date', clock.ahora().toUTCString());
  });
}
