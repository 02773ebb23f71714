import type { IdUsuario } from '@sgpa/domain/shared/ids';
import { crearTurnosPorDueno } from '../turnos.ts';
import type { Turnos } from './ajustes-de-base.ts';

/** Of each pool, by its Kysely. */
const turnos = new WeakMap<object, ReturnType<typeof crearTurnosPorDueno<number>>>();

/** Shares the connections of a pool out among the accounts: those that one has not are for the others. */
export function repartir(db: object, deCadaCuenta: Turnos['deCadaCuenta']): void {
  turnos.set(db, crearTurnosPorDueno({ ...deCadaCuenta, codigo: 'SOLICITUDES_EN_CURSO' }));
}

/**
 * Runs what takes a connection for an account when one of its own is free. Never within another such task: an account that
 * has all of its connections in use would wait for itself.
 */
export const enParteDe = <T>(db: object, idUsuario: IdUsuario, tarea: () => Promise<T>): Promise<T> => {
  const enTurno = turnos.get(db);
  return enTurno ? enTurno(idUsuario, tarea) : tarea();
};
