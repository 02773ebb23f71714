import type { Socket } from 'node:net';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import type { FastifyInstance } from 'fastify';

/** So many requests of one connection wait; a refusal is written at once, and Node reads no more while many are unsent. */
const EN_FILA = 100;

/**
 * One request of a connection at a time. Node reads all that a client sends without waiting for the answers, and begins
 * each; the answers go out in their order all the same. Of each connection only one has work in hand, and between two of
 * them the loop is the others'. Whoever closes the connection has what still waited forgotten.
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
