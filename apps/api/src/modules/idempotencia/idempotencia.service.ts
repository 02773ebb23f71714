import { createHmac } from 'node:crypto';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import type { Contexto, Guardada } from '../../contexto.ts';
import type { Json } from '../../db/db.generated.ts';
import { codigoSql } from '../../db/restricciones.ts';
import type { Deps } from '../../deps.ts';
import { enOperacion, type Momento, momentoDe, type Operacion } from '../../operacion.ts';
import {
  EN_CURSO_SQL,
  guardarRespuesta,
  RESPONDIDA_SQL,
  respuestaGuardada,
  tomarClave,
} from './idempotencia.queries.ts';

/** A user's intention is its key with the fingerprint of what was asked with it. */
export interface Intencion {
  clave: string;
  ruta: string;
  huella: Buffer;
  /** The former secret's fingerprint counts too, since a first try may have been kept with it. */
  huellaAnterior: Buffer | null;
  /** The answer was kept with the key when the session was looked up. */
  guardada: Guardada | undefined;
}

/** Reads the `Idempotency-Key` header; null when there is none, as it is optional for clients other than our web. */
export const claveEn = ({ headers }: Pick<FastifyRequest, 'headers'>): string | null => {
  const clave = headers['idempotency-key'];
  return typeof clave === 'string' ? clave : null;
};

/** The fingerprint is keyed: a body may hold a password, which a bare digest would let somebody guess. */
export function leerIntencion(request: FastifyRequest, { secretoToken, secretoAnterior }: Config): Intencion | null {
  const clave = claveEn(request);
  if (clave === null) return null;
  const ruta = `${request.method} ${request.routeOptions.url}`;
  // The address counts too where it names what is changed.
  const pedido = JSON.stringify(request.body) + (ruta.includes(':') ? request.url : '');
  const huellaCon = (secreto: string) => createHmac('sha256', secreto).update(pedido).digest();
  const huellaAnterior = secretoAnterior === null ? null : huellaCon(secretoAnterior);
  return { clave, ruta, huella: huellaCon(secretoToken), huellaAnterior, guardada: request.guardada };
}

/** Gives the answer that this intention got before, if any; refuses a key that was used for something else. */
export function respuestaAnterior<R>(
  intencion: Intencion | null,
  guardada: Guardada | undefined = intencion?.guardada,
): R | null {
  if (intencion === null || !guardada) return null;
  const huellas = [intencion.huella, intencion.huellaAnterior];
  if (guardada.ruta !== intencion.ruta || !huellas.some((una) => una?.equals(guardada.huella)))
    throw new Rechazo('CLAVE_REUTILIZADA');
  return guardada.respuesta as R;
}

type OperacionDeps = Pick<Deps, 'db' | 'clock'>;

/** Reads what another request answered after this one's session was looked up. */
async function respuestaDeOtro<R>(deps: OperacionDeps, contexto: Contexto, intencion: Intencion): Promise<R | null> {
  const guardada = await enOperacion(deps, contexto, ({ trx }) => respuestaGuardada(trx, intencion.clave));
  return respuestaAnterior<R>(intencion, guardada);
}

/**
 * Runs `escribir` in one transaction, once per intention: change and answer are committed together or not at all. A
 * refusal writes nothing and is not kept, so that the same intention may be tried again.
 */
export async function escribirUnaVez<R extends Json>(
  deps: OperacionDeps,
  contexto: Contexto,
  intencion: Intencion | null,
  escribir: (op: Operacion) => Promise<R>,
  momento: Momento = momentoDe(deps.clock),
): Promise<R> {
  if (intencion === null) return enOperacion(deps, contexto, escribir, { momento });
  const anterior = respuestaAnterior<R>(intencion);
  if (anterior !== null) return anterior;
  const { clave, ruta, huella } = intencion;
  const unaVez = async (op: Operacion): Promise<R> => {
    const { trx, ahora: creado_en } = op;
    const respuesta = await escribir(op);
    guardarRespuesta(trx, { id_usuario: contexto.usuario.id, clave, ruta, huella, respuesta, creado_en });
    return respuesta;
  };
  try {
    return await enOperacion(deps, contexto, unaVez, { momento, alComenzar: [tomarClave.sentencia.texto(clave)] });
  } catch (error) {
    const codigo = codigoSql(error);
    const deOtro = codigo === RESPONDIDA_SQL ? await respuestaDeOtro<R>(deps, contexto, intencion) : null;
    if (deOtro !== null) return deOtro;
    throw codigo === EN_CURSO_SQL ? new Rechazo('EN_CURSO') : error;
  }
}
