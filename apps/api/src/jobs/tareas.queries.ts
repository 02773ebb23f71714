import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { sql } from 'kysely';
import { orden, valor } from '../db/sentencia.ts';

/** One step of the merge, a transaction, takes so many rows. */
export const LOTE = 50_000;

/** Merges pending counter deltas; returns how many there were. */
export const fundirContadores = valor(
  'fundirContadores',
  'int4',
  () => sql`select contadores_fundir(${LOTE}) as valor`,
);

/** Counts the counters that differ from the rows they count. */
export const diferenciasDeContadores = valor(
  'diferenciasDeContadores',
  'int8',
  () => sql`select count(*) as valor from contadores_diferencias()`,
);

/** Counts the open sessions whose stored context differs from what the tables say. */
export const diferenciasDeContextos = valor(
  'diferenciasDeContextos',
  'int8',
  () => sql`select count(*) as valor from contextos_diferencias()`,
);

/** Makes this month's and the next one's partitions of the audit trail, by its clock (db/rutinas/15_reloj.sql). */
export const prepararParticiones = orden(
  'prepararParticiones',
  (hoy: FechaCivil) => sql`
    select auditoria_crear_particion(d.hoy), auditoria_crear_particion((d.hoy + interval '1 month')::date)
    from dia_de_registro(${hoy}::date) d (hoy)`,
);

/** After a restore into another cluster, lets new rows come after those that were sealed there. */
export const continuarAuditoria = orden('continuarAuditoria', () => sql`select auditoria_continuar()`);

/** Deletes expired sessions, old idempotency keys and old sign-in locks. */
export const limpiar = orden('limpiar', (ahora: Date) => sql`select tareas_limpiar(${ahora})`);

/** Tells if demo data were ever loaded here: the audit trail, which nobody can take back, has their load. */
export const tieneDatosDemo = valor(
  'tieneDatosDemo',
  'bool',
  () => sql`select exists (select from auditoria where accion = 'carga-demo') as valor`,
);
