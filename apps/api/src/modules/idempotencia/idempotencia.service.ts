import { createHmac } from 'node:crypto';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import type { Contexto } from '../../contexto.ts';
import type { Json } from '../../db/db.generated.ts';
import type { Deps } from '../../deps.ts';
import { enOperacion, type Momento, momentoDe, type Operacion } from '../../operacion.ts';
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

async function respuestaDe<R>({ trx, contexto }: Operacion, intencion: Intencion): Promise<R | null> {
  const guardada = await leerRespuesta(trx, contexto.usuario.id, intencion.clave);
  if (!guardada) return null;
  if (guardada.ruta !== intencion.ruta || !intencion.huella.equals(guardada.huella))
    throw new Rechazo('CLAVE_REUTILIZADA');
  return guardada.respuesta as R;
}

/** The answer that this intention got before, if it did: a retry needs to ask no source. */
export const respuestaAnterior = <R>(
  deps: Pick<Deps, 'db' | 'clock'>,
  contexto: Contexto,
  intencion: Intencion | null,
): Promise<R | null> =>
  intencion === null ? Promise.resolve(null) : enOperacion(deps, contexto, (op) => respuestaDe<R>(op, intencion));

/**
 * Runs `escribir` in one transaction, once per intention: change and answer are committed together or not at all. A
 * refusal writes nothing and is not kept, so the same intention may be tried again.
 */
export function escribirUnaVez<R extends Json>(
  deps: Pick<Deps, 'db' | 'clock'>,
  contexto: Contexto,
  intencion: Intencion | null,
  escribir: (op: Operacion) => Promise<R>,
  momento: Momento = momentoDe(deps.clock),
): Promise<R> {
  const unaVez = async (op: Operacion): Promise<R> => {
    if (intencion === null) return escribir(op);
    const { trx, ahora } = op;
    const { id } = contexto.usuario;
    if (!(await tomarClave(trx, id, intencion.clave))) throw new Rechazo('EN_CURSO');
    const anterior = await respuestaDe<R>(op, intencion);
    if (anterior !== null) return anterior;
    const respuesta = await escribir(op);
    await guardarRespuesta(trx, { id_usuario: id, ...intencion, respuesta, creado_en: ahora });
    return respuesta;
  };
  return enOperacion(deps, contexto, unaVez, momento);
}
