import { createHmac } from 'node:crypto';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import type { Contexto } from '../../contexto.ts';
import type { Json } from '../../db/db.generated.ts';
import { juntas, pedir, unica } from '../../db/mensajes.ts';
import type { Deps } from '../../deps.ts';
import { enOperacion, type Momento, momentoDe, type Operacion } from '../../operacion.ts';
import { type Guardada, guardarRespuesta, respuestaGuardada, tomarClave } from './idempotencia.queries.ts';

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

/** What was answered, unless the key was used for something else. */
function respuestaDe<R>(guardada: Guardada | undefined, intencion: Intencion): R | null {
  if (!guardada) return null;
  if (guardada.ruta !== intencion.ruta || !intencion.huella.equals(guardada.huella))
    throw new Rechazo('CLAVE_REUTILIZADA');
  return guardada.respuesta as R;
}

/** The answer that this intention got before, if it did: a retry needs to ask no source. */
export async function respuestaAnterior<R>(
  deps: Pick<Deps, 'db' | 'clock'>,
  contexto: Contexto,
  intencion: Intencion | null,
): Promise<R | null> {
  if (intencion === null) return null;
  return enOperacion(deps, contexto, async ({ trx }) => {
    const buscada = pedir(respuestaGuardada, contexto.usuario.id, intencion.clave);
    const [guardada] = await unica(trx, buscada.compile(trx));
    return respuestaDe<R>(guardada, intencion);
  });
}

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
    // In this order: whoever had the key before has written the answer by now.
    const [[tomada], [guardada]] = await juntas(trx, [
      pedir(tomarClave, id, intencion.clave),
      pedir(respuestaGuardada, id, intencion.clave),
    ]);
    if (!tomada?.valor) throw new Rechazo('EN_CURSO');
    const anterior = respuestaDe<R>(guardada, intencion);
    if (anterior !== null) return anterior;
    const respuesta = await escribir(op);
    await guardarRespuesta(trx, { id_usuario: id, ...intencion, respuesta, creado_en: ahora });
    return respuesta;
  };
  return enOperacion(deps, contexto, unaVez, momento);
}
