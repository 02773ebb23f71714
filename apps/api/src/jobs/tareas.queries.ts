import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { sql } from 'kysely';
import { orden, valor } from '../db/sentencia.ts';

/** Rows that one step of the merge takes; each step is a transaction. */
export const LOTE = 50_000;

/** Merges pending counter deltas; returns how many there were. */
export const fundirContadores = valor(
  'fundirContadores',
  'int4',
  () => sql`select contadores_fundir(${LOTE}) as valor`,
);

/** Counters that differ from the rows they count. */
export const diferenciasDeContadores = valor(
  'diferenciasDeContadores',
  'int8',
  () => sql`select count(*) as valor from contadores_diferencias()`,
);

/** Open sessions of which something else is at hand than what the tables say. */
export const diferenciasDeContextos = valor(
  'diferenciasDeContextos',
  'int8',
  () => sql`select count(*) as valor from contextos_diferencias()`,
);

/** Partitions of the audit trail for this month and the next, by the clock that its rows go by (db/rutinas/15_reloj.sql). */
export const prepararParticiones = orden(
  'prepararParticiones',
  (hoy: FechaCivil) => sql`
    select auditoria_crear_particion(d.hoy), auditoria_crear_particion((d.hoy + interval '1 month')::date)
    from dia_de_registro(${hoy}::date) d (hoy)`,
);

/** After a restore into another cluster: new rows come after those that were sealed there. */
export const continuarAuditoria = orden('continuarAuditoria', () => sql`select auditoria_continuar()`);

/** Expired sessions, old idempotency keys, old sign-in locks. */
export const limpiar = orden('limpiar', (ahora: Date) => sql`select tareas_limpiar(${ahora})`);

/** Whether demo data were ever loaded here: their load is in the audit trail, which nobody can take back. */
export const tieneDatosDemo = valor(
  'tieneDatosDemo',
  'bool',
  () => sql`select exists (select from auditoria where accion = 'carga-demo') as valor`,
);
