import { Rechazo } from '@sgpa/domain/errors/rechazo';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { anotarLecturas } from './anotador.queries.ts';
import type { Json } from './db.generated.ts';
import { crearDb, type Db } from './pool.ts';
import { codigoSql } from './restricciones.ts';

/** A row of the audit trail, but for what the database itself says: who, and when. */
export interface FilaAnotada {
  accion: string;
  recurso: string | null;
  id_recurso: string | null;
  /** The managing entity whose record was seen. */
  id_ente_gestor: number;
  despues: Json;
}

/** What a read leaves to be written: all of it, or nothing. */
export interface Leida {
  /** Nothing is written of a session that is over. */
  readonly sesion: string;
  readonly cuando: Date;
  readonly hoy: FechaCivil;
  readonly ip: string;
  readonly id_solicitud: string;
  readonly filas: FilaAnotada[];
  /** It counts among the day's operations of the user. */
  operacion?: string;
  /** Whom a step of an export shows, beside the row with which the export began. */
  mostradas?: number[];
}

export interface Anotador {
  /**
   * Ends when what the read left is durable; before that nothing may be told of what was read.
   *
   * @param hastaMs of `performance.now()`: nobody waits longer
   */
  anotar(leida: Leida, hastaMs: number): Promise<void>;
}

/** So long may a COMMIT take before nobody waits for it any more. */
const ESCRIBIR_MS = 5_000;
/** So many wait; who comes then is refused at once. */
const EN_ESPERA = 1_000;
/** So many go at once: a statement does not grow with the line. */
const DE_UNA_VEZ = 100;

/** Connections of its own, so that what was read waits for no other read's turn; the second one while the first was lost. */
export const abrirAnotaciones = (url: string, onError?: (error: Error) => void) =>
  crearDb({ url, max: 2, statementTimeout: ESCRIBIR_MS, ...(onError && { onError }) });

interface EnEspera {
  leida: Leida;
  listo(): void;
  negar(error: unknown): void;
}

/** What PostgreSQL says of a value, or of a constraint: the fault of one, whichever it is. */
const esDeUna = (error: unknown): boolean => /^2[23]/.test(codigoSql(error) ?? '');

/** A user who came to another managing entity since the reading gets an answer of that one at the next try. */
const negada = (motivo: string): Rechazo =>
  new Rechazo(motivo === 'SESION' ? 'SESION_TERMINADA' : 'AUDITORIA_NO_DISPONIBLE');

/**
 * Writes what reads leave in the audit trail: of all that end while the ones before are being written, in one statement and
 * with one durable COMMIT instead of one each. Nobody waits for others to come.
 */
export function crearAnotador(db: Db): Anotador {
  const esperan: EnEspera[] = [];
  let escribiendo = false;

  async function escribir(van: readonly EnEspera[]): Promise<void> {
    try {
      const leidas = van.map(({ leida }) => leida);
      for (const { lugar, motivo } of await anotarLecturas(db, leidas)) van[lugar]?.negar(negada(motivo));
      for (const { listo } of van) listo();
    } catch (error) {
      // Nothing of it was written.
      if (van.length > 1 && esDeUna(error)) for (const una of van) await escribir([una]);
      else for (const { negar } of van) negar(esDeUna(error) ? error : new Rechazo('AUDITORIA_NO_DISPONIBLE'));
    }
  }

  async function escribirTodas(): Promise<void> {
    if (escribiendo) return;
    escribiendo = true;
    try {
      while (esperan.length > 0) await escribir(esperan.splice(0, DE_UNA_VEZ));
    } finally {
      escribiendo = false;
    }
  }

  return {
    async anotar(leida, hastaMs) {
      if (esperan.length >= EN_ESPERA) throw new Rechazo('AUDITORIA_NO_DISPONIBLE');
      const { promise, resolve: listo, reject: negar } = Promise.withResolvers<void>();
      const reloj = setTimeout(() => negar(new Rechazo('AUDITORIA_NO_DISPONIBLE')), hastaMs - performance.now());
      esperan.push({ leida, listo, negar });
      escribirTodas().catch(negar);
      await promise.finally(() => clearTimeout(reloj));
    },
  };
}
