import type { RespuestaAccion } from '@sgpa/contract/shared/respuestas';
import { CATALOGO } from '@sgpa/domain/errors/catalogo';
import { TEXTO_YA_EXISTE } from '@sgpa/domain/titular/textos';
import pg from 'pg';
import type { Contexto } from '../../contexto.ts';
import type { Json } from '../../db/db.generated.ts';
import type { Trx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { escribirUnaVez, type Intencion } from '../idempotencia/idempotencia.service.ts';

/** `codigo_respuesta` of baja, ampliación and habilitación (document 2 §4; decisions §5). */
export const RESPUESTA = { HECHO: 100, RECHAZADO: 409 } as const;

const TEXTO_SOLAPE =
  'La persona ya tiene otra afiliación con el mismo ENTE GESTOR y ENTE EMPLEADOR que cubre esas fechas.';

/** A refusal that is an answer, not an error: its text is for the user, and everything written so far is undone. */
export class Rechazo extends Error {}

export const rechazarCambiado = (): never => {
  throw new Rechazo(CATALOGO.REGISTRO_CAMBIADO.mensaje);
};

/** The text of a refusal, or null for an error that is none. */
function textoDeRechazo(error: unknown): string | null {
  if (error instanceof Rechazo) return error.message;
  if (!(error instanceof pg.DatabaseError)) return null;
  // The last barriers: two affiliations of a person that end up with the same keys, or cover the same days.
  if (error.constraint === 'afiliacion_unica') return TEXTO_YA_EXISTE;
  return error.constraint === 'afiliacion_sin_solape' ? TEXTO_SOLAPE : null;
}

/**
 * Runs an action on affiliations in one transaction, once per intention. A refused one writes nothing and is not kept,
 * so that the same intention may be tried again.
 */
export async function realizarAccion<R extends Json & RespuestaAccion>(
  deps: Pick<Deps, 'db' | 'clock'>,
  contexto: Contexto,
  intencion: Intencion | null,
  actuar: (trx: Trx) => Promise<R>,
): Promise<R | RespuestaAccion> {
  try {
    return await escribirUnaVez(deps, contexto, intencion, actuar, (r) => r.codigo_respuesta === RESPUESTA.HECHO);
  } catch (error) {
    const mensaje = textoDeRechazo(error);
    if (mensaje === null) throw error;
    return { codigo_respuesta: RESPUESTA.RECHAZADO, mensaje };
  }
}
