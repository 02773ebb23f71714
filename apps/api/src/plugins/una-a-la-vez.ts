import type { Socket } from 'node:net';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import type { FastifyInstance } from 'fastify';

/** So many requests of a connection wait; refusals are written at once, and Node stops reading while many are unsent. */
const EN_FILA = 100;

/**
 * Serves one request of a connection at a time. Node reads all that a client sends and begins each request without
 * waiting for answers, which go out in order all the same. With one at work, the event loop serves others in between.
 * Closing the connection drops what still waited.
 */
export function unaALaVez(app: FastifyInstance): void {
  const filas = new WeakMap<Socket, (() => void)[]>();
  app.addHook('onRequest', (request, reply, seguir) => {
    const { socket } = request.raw;
    const fila = filas.get(socket);
    const empezar = () => {
      const esperan = fila ?? [];
      filas.set(socket, esperan);
      reply.raw.once('close', () => {
        const siguiente = esperan.shift();
        if (siguiente === undefined || socket.destroyed) filas.delete(socket);
        else setImmediate(siguiente);
      });
      seguir();
    };
    if (fila === undefined) empezar();
    else if (fila.length < EN_FILA) fila.push(empezar);
    else seguir(new Rechazo('SOLICITUDES_EN_CURSO'));
  });
}
