import { Rechazo } from '@sgpa/domain/errors/rechazo';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { sql } from 'kysely';
import type { Json } from './db.generated.ts';
import { crearDb, type Db } from './pool.ts';
import { codigoSql } from './restricciones.ts';
import { lista } from './sentencia.ts';

/** Writes what these readings leave, one by one; tells the places of those refused (rutinas/43_lecturas.sql). */
export const anotarLecturas = lista(
  'anotarLecturas',
  { lugar: 'int4', motivo: 'text' },
  (leidas: readonly object[]) => sql`select * from lecturas_anotar(${JSON.stringify(leidas)}::jsonb)`,
);

/** A row to be written lacks user and time, which the database itself adds. */
export interface FilaAnotada {
  accion: string;
  recurso: string | null;
  id_recurso: string | null;
  id_ente_gestor: number;
  despues: Json;
}

/** A reading leaves these to be written, all of them or none. */
export interface Leida {
  /** Nothing is written for a session that is over. */
  readonly sesion: string;
  readonly cuando: Date;
  readonly hoy: FechaCivil;
  readonly ip: string;
  readonly id_solicitud: string;
  readonly filas: FilaAnotada[];
  /** The reading counts among the user's operations of the day under this name. */
  operacion?: string;
  /** A step of an export shows these, beside the row with which the export began. */
  mostradas?: number[];
}

export interface Anotador {
  /**
   * Ends when the reading's rows are durable; before that nothing of it may be told.
   *
   * @param hastaMs deadline by `performance.now()`, after which the wait fails
   */
  anotar(leida: Leida, hastaMs: number): Promise<void>;
}

/** After so long nobody waits for a COMMIT any more. */
const ESCRIBIR_MS = 5_000;
/** When so many wait, the next one is refused at once. */
const EN_ESPERA = 1_000;
/** A statement writes so many at most, and does not grow with the queue. */
const DE_UNA_VEZ = 100;

/** Opens connections for readings' rows alone, which wait for nobody's turn; the second replaces a lost first. */
export const abrirAnotaciones = (url: string, onError?: (error: Error) => void) =>
  crearDb({ url, max: 2, statementTimeout: ESCRIBIR_MS, ...(onError && { onError }) });

interface EnEspera {
  leida: Leida;
  listo(): void;
  negar(error: unknown): void;
}

/** PostgreSQL rejects a value or a constraint: one of the readings is at fault. */
const esDeUna = (error: unknown): boolean => /^2[23]/.test(codigoSql(error) ?? '');

/** A user who came to another managing entity since the reading gets that one's answer at the next try. */
const negada = (motivo: string): Rechazo =>
  new Rechazo(motivo === 'SESION' ? 'SESION_TERMINADA' : 'AUDITORIA_NO_DISPONIBLE');

/** Writes readings into the audit trail: all that end during one batch go in the next, with one durable COMMIT. */
export function crearAnotador(db: Db): Anotador {
  const esperan: EnEspera[] = [];
  let escribiendo = false;

  async function escribir(van: readonly EnEspera[]): Promise<void> {
    try {
      const leidas = van.map(({ leida }) => leida);
      for (const { lugar, motivo } of await anotarLecturas(db, leidas)) van[lugar]?.negar(negada(motivo));
      for (const { listo } of van) listo();
    } catch (error) {
      // Nothing of the batch was written.
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
