import type { FastifyReply, FastifyRequest } from 'fastify';
import { crearTurnos, crearTurnosPorDueno } from './turnos.ts';

/** A body of 20 MB takes some 150 MB of memory while it is read, checked and written: never more of them at once. */
const enTurno = crearTurnos({ aLaVez: 2, enEspera: 10, esperaMs: 10_000, codigo: 'ARCHIVO_EN_ESPERA' });

/**
 * One turn for each user: whoever sends two slow bodies holds one turn, not both. Both waits together leave the body time
 * to arrive before its deadline (plazos.ts).
 */
const unoPorUsuario = crearTurnosPorDueno<number | null>({
  aLaVez: 1,
  enEspera: 3,
  esperaMs: 5_000,
  codigo: 'ARCHIVO_EN_ESPERA',
});

/** What every path takes, a photo and the rest of a form, goes by without a turn. */
export const LIGERO = 2 * 1024 * 1024;

const pesoDe = ({ headers }: FastifyRequest): number => Number(headers['content-length'] ?? Number.POSITIVE_INFINITY);

const terminada = ({ raw }: FastifyReply): Promise<void> =>
  new Promise((resolve) => {
    if (raw.closed || raw.destroyed) resolve();
    else raw.once('finish', resolve).once('close', resolve);
  });

/**
 * Where a path takes files: before a heavy body is read, its request waits for its turn, which lasts until it is answered
 * or its client is gone. Who waits too long, or comes when many wait, is told to try again.
 */
export function esperarTurno<T>(request: FastifyRequest, reply: FastifyReply, cuerpo: T): Promise<T> {
  if (pesoDe(request) <= LIGERO) return Promise.resolve(cuerpo);
  return new Promise((resolve, reject) => {
    const empezar = () => {
      resolve(cuerpo);
      return terminada(reply);
    };
    unoPorUsuario(request.contexto?.usuario.id ?? null, () => enTurno(empezar)).catch(reject);
  });
}
