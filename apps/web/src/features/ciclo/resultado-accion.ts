/** What the answer of a baja, ampliación or habilitación means (document 2 sections 4 and 8). */
import type { RespuestaAccion } from '@sgpa/contract/shared/respuestas';
import { ErrorApi, SIN_CONEXION } from '../../lib/error-api.ts';

const HECHO = 100;
const SIN_SERVIDOR = 'Ocurrió un problema con el servidor por favor contáctese con su administrador .';

export interface ResultadoAccion {
  hecho: boolean;
  mensaje: string;
  /** False while the outcome is not known: the next try must carry the same key. */
  final: boolean;
}

export function interpretarRespuesta({ codigo_respuesta, mensaje }: RespuestaAccion): ResultadoAccion {
  return { hecho: codigo_respuesta === HECHO, mensaje, final: true };
}

/** Codes of HTTP that say nothing about the outcome: not processed (yet), or not told. */
const PENDIENTES: readonly number[] = [408, 409, 425, 429];

/** Null when there is nothing to tell here: a session that ended has its own dialog. */
export function interpretarFalla(error: unknown): ResultadoAccion | null {
  if (!(error instanceof ErrorApi) || error.codigo === SIN_CONEXION) {
    return { hecho: false, mensaje: SIN_SERVIDOR, final: false };
  }
  const { status, mensaje } = error;
  if (status === 401) return null;
  return { hecho: false, mensaje, final: status >= 400 && status < 500 && !PENDIENTES.includes(status) };
}
