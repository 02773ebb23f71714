import type { LimiteDeEdad } from '@sgpa/domain/cobertura/edad';
import { ESTADO, ESTADOS } from '@sgpa/domain/cobertura/estados';
import type { IdAfiliacion } from '@sgpa/domain/shared/ids';
import type { Db, Trx } from '../../db/pool.ts';
import { desdeAfiliacion } from '../afiliacion/afiliacion.queries.ts';

export type Edad = LimiteDeEdad & { id: number; aplicada: boolean };

/** Lists all ages, past and to come, in the order in which they were decreed. */
export const lasEdades = (db: Db): Promise<Edad[]> =>
  db.selectFrom('edad_limite').select(['id', 'codigo', 'edad', 'vigente_desde', 'aplicada']).orderBy('id').execute();

export const marcarAplicadas = (db: Db, ids: readonly number[]): Promise<unknown> =>
  db.updateTable('edad_limite').set({ aplicada: true }).where('id', 'in', ids).execute();

/** Finds the id that ends a batch of `limite` affiliations after `desde`; null behind the last one. */
export async function finDelTramo(db: Db, desde: IdAfiliacion, limite: number): Promise<IdAfiliacion | null> {
  const { hasta } = await db
    .selectFrom((eb) =>
      eb.selectFrom('afiliacion').select('id').where('id', '>', desde).orderBy('id').limit(limite).as('t'),
    )
    .select((eb) => eb.fn.max('t.id').as('hasta'))
    .executeTakeFirstOrThrow();
  return hasta;
}

const CON_CURSO = [...ESTADOS.filter(({ grupo }) => grupo === 'AFILIADO').map(({ codigo }) => codigo), ESTADO.REVISION];

/** Selects beneficiaries whose right may end by age, with the facts that decide it. */
const conSuEdad = (trx: Trx) =>
  desdeAfiliacion(trx)
    .innerJoin('persona as p', 'p.id', 'a.id_persona')
    .innerJoin('parametrica as k', 'k.id', 'a.id_parentesco')
    .select(['p.fecha_nacimiento', 'k.codigo as parentesco'])
    .where('a.tipo', '=', 'BENEFICIARIO')
    .where('a.exenta_de_edad', '=', false)
    .where('a.estado', 'in', CON_CURSO);

export type ConSuEdad = Awaited<ReturnType<typeof conSuEdadEntre>>[number];

/** Reads without locking. A range of ids keeps the plan from sorting a whole kin for each batch. */
export const conSuEdadEntre = (trx: Trx, desde: IdAfiliacion, hasta: IdAfiliacion) =>
  conSuEdad(trx).where('a.id', '>', desde).where('a.id', '<=', hasta).execute();

/** Locks rows in the order of their ids; it waits for rows that others lock, or skips them. */
export const tomarConSuEdad = (trx: Trx, ids: readonly IdAfiliacion[], esperar: boolean): Promise<ConSuEdad[]> =>
  conSuEdad(trx)
    .where('a.id', 'in', ids)
    .orderBy('a.id')
    .forNoKeyUpdate('a')
    .$if(!esperar, (q) => q.skipLocked())
    .execute();
