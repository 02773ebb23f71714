import { Pool } from 'undici';
import { FalloFuente } from './resultado.ts';
import type { Tiempos } from './tiempos.ts';

/** An answer may have more than any photograph needs, and less than what could hurt this server. */
const MAXIMO_BYTES = 4 * 1024 * 1024;

export interface ClienteHttp {
  /** Posts JSON and answers parsed JSON, or throws FalloFuente, at the latest when `plazo` is aborted. */
  post(ruta: string, cuerpo: unknown, plazo: AbortSignal): Promise<unknown>;
  /** Lets what is under way end. It may be called again. */
  cerrar(): Promise<void>;
}

/** @param url address of the source, with or without a base path */
export function crearClienteHttp(url: string, tiempos: Tiempos): ClienteHttp {
  const base = new URL(url);
  const prefijo = base.pathname.replace(/\/$/, '');
  const pool = new Pool(base.origin, {
    connections: tiempos.simultaneas,
    connect: { timeout: tiempos.conexion },
    // The signal below is the one limit on an answer: exact, and over headers and body together.
    headersTimeout: 0,
    bodyTimeout: 0,
    maxResponseSize: MAXIMO_BYTES,
    allowH2: false,
  });
  let cierre: Promise<void> | undefined;

  return {
    async post(ruta, cuerpo, plazo) {
      try {
        const respuesta = await pool.request({
          path: `${prefijo}${ruta}`,
          method: 'POST',
          headers: { 'content-type': 'application/json', accept: 'application/json' },
          body: JSON.stringify(cuerpo),
          signal: plazo,
        });
        const texto = await respuesta.body.text();
        if (respuesta.statusCode !== 200) throw new FalloFuente('respuesta', esPasajero(respuesta.statusCode));
        return interpretar(texto);
      } catch (error) {
        throw plazo.aborted ? new FalloFuente('tiempo', false) : comoFallo(error);
      }
    },
    cerrar() {
      cierre ??= pool.close();
      return cierre;
    },
  };
}

const esPasajero = (estado: number) => estado >= 500 || estado === 429 || estado === 408;

function interpretar(texto: string): unknown {
  try {
    return JSON.parse(texto);
  } catch {
    throw new FalloFuente('respuesta', false);
  }
}

/** Translates errors of undici and of the socket: an answer that breaks HTTP is 'respuesta', all else is 'conexion'. */
function comoFallo(error: unknown): FalloFuente {
  if (error instanceof FalloFuente) return error;
  const codigo = error instanceof Error && 'code' in error ? String(error.code) : '';
  const malaRespuesta = codigo.startsWith('HPE_') || codigo === 'UND_ERR_RES_EXCEEDED_MAX_SIZE';
  if (malaRespuesta) return new FalloFuente('respuesta', false);
  // We closed it ourselves: asking again does not open it.
  return new FalloFuente('conexion', codigo !== 'UND_ERR_CLOSED' && codigo !== 'UND_ERR_DESTROYED');
}
