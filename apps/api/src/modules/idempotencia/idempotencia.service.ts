import { createHmac } from 'node:crypto';
import { AppError } from '@sgpa/domain/errors/app-error';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import type { Contexto } from '../../contexto.ts';
import { conAlcance } from '../../db/alcance.ts';
import type { Json } from '../../db/db.generated.ts';
import type { Trx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { guardarRespuesta, leerRespuesta, tomarClave } from './idempotencia.queries.ts';

/** One intention of a user: its key, and the fingerprint of what was asked with it. */
export interface Intencion {
  clave: string;
  ruta: string;
  huella: Buffer;
}

/**
 * From the `Idempotency-Key` header; null when the caller sends none (it is optional for others than our web). The
 * fingerprint is keyed: a body may hold a password, which a bare digest would let somebody guess.
 */
export function leerIntencion(request: FastifyRequest, { secretoToken }: Config): Intencion | null {
  const clave = request.headers['idempotency-key'];
  if (typeof clave !== 'string') return null;
  const ruta = `${request.method} ${request.routeOptions.url}`;
  return { clave, ruta, huella: createHmac('sha256', secretoToken).update(JSON.stringify(request.body)).digest() };
}

async function respuestaDe<R>(trx: Trx, idUsuario: number, intencion: Intencion): Promise<R | null> {
  const guardada = await leerRespuesta(trx, idUsuario, intencion.clave);
  if (!guardada) return null;
  if (guardada.ruta !== intencion.ruta || !intencion.huella.equals(guardada.huella))
    throw new AppError('CLAVE_REUTILIZADA');
  return guardada.respuesta as R;
}

/** The answer that this intention got before, if it did: a retry needs to ask no source. */
export const respuestaAnterior = <R>(
  { db }: Pick<Deps, 'db'>,
  { usuario, alcance }: Contexto,
  intencion: Intencion | null,
): Promise<R | null> =>
  intencion === null
    ? Promise.resolve(null)
    : conAlcance(db, alcance, (trx) => respuestaDe<R>(trx, usuario.id, intencion));

/**
 * Runs `escribir` in one transaction, once per intention: change and answer are committed together or not at all.
 * An answer that `esFinal` refuses (nothing was written) is not kept, so the same intention may be tried again.
 */
export function escribirUnaVez<R extends Json>(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { usuario, alcance }: Contexto,
  intencion: Intencion | null,
  escribir: (trx: Trx) => Promise<R>,
  esFinal: (respuesta: R) => boolean,
): Promise<R> {
  return conAlcance(db, alcance, async (trx) => {
    if (intencion === null) return escribir(trx);
    if (!(await tomarClave(trx, usuario.id, intencion.clave))) throw new AppError('EN_CURSO');
    const anterior = await respuestaDe<R>(trx, usuario.id, intencion);
    if (anterior !== null) return anterior;
    const respuesta = await escribir(trx);
    if (esFinal(respuesta)) {
      await guardarRespuesta(trx, { id_usuario: usuario.id, ...intencion, respuesta, creado_en: clock.ahora() });
    }
    return respuesta;
  });
}
