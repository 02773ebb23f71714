import type { IdUsuario } from '@sgpa/domain/shared/ids';
import { crearTurnosPorDueno } from '../turnos.ts';

/**
 * Connections of a pool that one account has at once: the others are for the others. Measured on two cores, against three
 * (docs/decisions/0124-pocas-transacciones-a-la-vez.md).
 */
export const POR_CUENTA = 2;
/** Who has all of theirs in use waits so long in a line of their own, where so many have room. */
export const ESPERA_MS = 8_000;
export const EN_ESPERA = 100;

/** Of each pool, by its Kysely. */
const turnos = new WeakMap<object, ReturnType<typeof crearTurnosPorDueno<number>>>();

/** Shares the connections of a pool out among the accounts. */
export function repartir(db: object): void {
  const opciones = { aLaVez: POR_CUENTA, enEspera: EN_ESPERA, esperaMs: ESPERA_MS };
  turnos.set(db, crearTurnosPorDueno({ ...opciones, codigo: 'SOLICITUDES_EN_CURSO' }));
}

/**
 * Runs what takes a connection for an account when one of its own is free. Never within another such task: an account that
 * has all of its connections in use would wait for itself.
 */
export const enParteDe = <T>(db: object, idUsuario: IdUsuario, tarea: () => Promise<T>): Promise<T> => {
  const enTurno = turnos.get(db);
  return enTurno ? enTurno(idUsuario, tarea) : tarea();
};
