import type { ConsultaPersona as SolicitudPersona } from '@sgpa/registry-wire/shared/campos';
import { BulkheadRejectedError } from 'cockatiel';
import { Pool } from 'undici';
import type { z } from 'zod';
import { crearPolitica, type EstadoCorte } from './politica.ts';
import { type ConsultaPersona, FalloFuente, type MotivoNoDisponible, type NoDisponible } from './resultado.ts';
import { TIEMPOS, type Tiempos } from './tiempos.ts';

/** An answer may have more than any photograph needs, and less than what could hurt this server. */
const MAXIMO_BYTES = 4 * 1024 * 1024;

interface ClienteHttp {
  /** Posts JSON and answers parsed JSON, or throws FalloFuente, at the latest when `plazo` is aborted. */
  post(ruta: string, cuerpo: unknown, plazo: AbortSignal): Promise<unknown>;
  /** Lets what is under way end. It may be called again. */
  cerrar(): Promise<void>;
}

/** @param url address of the source, with or without a base path */
function crearClienteHttp(url: string, tiempos: Tiempos): ClienteHttp {
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

export interface OpcionesFuente {
  url: string;
  tiempos?: Partial<Tiempos>;
  /** Each question that got no answer is reported, without whom it was about. */
  alFallar?: (motivo: MotivoNoDisponible) => void;
  /** The breaker reports when it opens, tries again or closes. */
  alCambiarCorte?: (estado: EstadoCorte) => void;
}

/** An external source has its time-outs, retries, breaker and concurrency limit. */
export interface Fuente {
  /** Asks without ever throwing. An answer that does not fit `esquema` counts as no answer. */
  preguntar<T>(
    ruta: string,
    cuerpo: unknown,
    esquema: z.ZodType<T>,
  ): Promise<{ disponible: true; datos: T } | NoDisponible>;
  cerrar(): Promise<void>;
}

export function crearFuente({ url, tiempos: parcial, alFallar = () => {}, alCambiarCorte }: OpcionesFuente): Fuente {
  const tiempos = { ...TIEMPOS, ...parcial };
  const http = crearClienteHttp(url, tiempos);
  const politica = crearPolitica(tiempos, alCambiarCorte);

  const motivoDe = (error: unknown): MotivoNoDisponible => {
    if (error instanceof BulkheadRejectedError) return 'ocupado';
    // An open breaker repeats why the source failed last.
    const fallo = error instanceof FalloFuente ? error : politica.ultimoFallo();
    return fallo instanceof FalloFuente ? fallo.motivo : 'conexion';
  };

  return {
    async preguntar<T>(ruta: string, cuerpo: unknown, esquema: z.ZodType<T>) {
      try {
        const datos = await politica.preguntar(async (plazo) => {
          const leido = esquema.safeParse(await http.post(ruta, cuerpo, plazo));
          // The error of zod is dropped: it could quote personal data.
          if (!leido.success) throw new FalloFuente('respuesta', false);
          return leido.data;
        });
        return { disponible: true, datos };
      } catch (error) {
        const motivo = motivoDe(error);
        alFallar(motivo);
        return { disponible: false, motivo };
      }
    },
    cerrar: () => http.cerrar(),
  };
}

/** Writes our question for the wire, where an empty text means "not given". NULL in a complement means none. */
export function solicitudDe({ numero, complemento, fechaNacimiento }: ConsultaPersona): SolicitudPersona {
  return { ci: numero, complemento: complementoDe(complemento ?? '') ?? '', fechaNacimiento: fechaNacimiento ?? '' };
}

/** Reads a complement of the wire: empty and the text NULL mean none. */
export function complementoDe(texto: string): string | null {
  const limpio = texto.trim();
  return limpio === '' || limpio.toUpperCase() === 'NULL' ? null : limpio;
}
