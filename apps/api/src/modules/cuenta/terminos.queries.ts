import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { Db, Trx } from '../../db/pool.ts';

/** The terms in force on a day. */
export const terminosVigentes = (db: Db | Trx, hoy: FechaCivil) =>
  db
    .selectFrom('terminos_version')
    .selectAll()
    .where('vigente_desde', '<=', hoy)
    .where('retirado_en', 'is', null)
    .orderBy('vigente_desde', 'desc')
    .executeTakeFirst();

/** Those that will be in force, of which there is one at a time (docs/decisions/0147-versiones-de-los-terminos.md). */
export const terminosPorRegir = (db: Db | Trx, hoy: FechaCivil) =>
  db
    .selectFrom('terminos_version')
    .selectAll()
    .where('vigente_desde', '>', hoy)
    .where('retirado_en', 'is', null)
    .executeTakeFirst();
