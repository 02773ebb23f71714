import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { Insertable } from 'kysely';
import type { DeclaracionDepartamento, DeclaracionPoblacion } from '../../../db/db.generated.ts';
import type { Trx } from '../../../db/pool.ts';

/** Goes before the version that takes its place. */
export const marcarCorregida = (trx: Trx, id: number): Promise<unknown> =>
  trx.updateTable('declaracion_poblacion').set({ estado: 'CORREGIDO' }).where('id', '=', id).execute();

export const guardarDeclaracion = (
  trx: Trx,
  fila: Omit<Insertable<DeclaracionPoblacion>, 'fecha'>,
): Promise<{ id: number; fecha: FechaCivil }> =>
  trx.insertInto('declaracion_poblacion').values(fila).returning(['id', 'fecha']).executeTakeFirstOrThrow();

export const guardarDepartamentos = (
  trx: Trx,
  filas: readonly Insertable<DeclaracionDepartamento>[],
): Promise<unknown> =>
  trx
    .insertInto('declaracion_departamento')
    .values([...filas])
    .execute();
