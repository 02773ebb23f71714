import type { IdUsuario } from '@sgpa/domain/shared/ids';
import { crearTurnosPorDueno } from '../turnos.ts';
import type { Turnos } from './ajustes-de-base.ts';

/** Each pool has its own, under its Kysely. */
const turnos = new WeakMap<object, ReturnType<typeof crearTurnosPorDueno<number>>>();

/** Shares the connections of a pool out among the accounts: those that one cannot have are for the others. */
export function repartir(db: object, deCadaCuenta: Turnos['deCadaCuenta']): void {
  turnos.set(db, crearTurnosPorDueno({ ...deCadaCuenta, codigo: 'SOLICITUDES_EN_CURSO' }));
}

/**
 * Runs a task that takes a connection once the account has one free. It must not run within another such task: an
 * account that uses all of its connections would wait for itself.
 */
export const enSusConexiones = <T>(db: object, idUsuario: IdUsuario, tarea: () => Promise<T>): Promise<T> => {
  const enTurno = turnos.get(db);
  return enTurno ? enTurno(idUsuario, tarea) : tarea();
};
