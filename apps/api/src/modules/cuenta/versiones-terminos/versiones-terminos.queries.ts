import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { IdEnteGestor } from '@sgpa/domain/shared/ids';
import { sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';

/** Lists every version, the last published first, with who published it and how many accepted it. */
export const todasLasVersiones = (trx: Trx) =>
  trx
    .selectFrom('terminos_version as v')
    .leftJoin('usuario as p', 'p.id', 'v.publicado_por')
    .leftJoin('usuario as r', 'r.id', 'v.retirado_por')
    .select([
      'v.version',
      'v.titulo',
      'v.publicado_el',
      'v.vigente_desde',
      'v.retirado_en',
      'v.motivo_retiro',
      'p.username as publicado_por',
      'r.username as retirado_por',
    ])
    .select((eb) => [
      eb
        .selectFrom('terminos_aceptacion as a')
        .whereRef('a.version', '=', 'v.version')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .as('aceptaron'),
      eb
        .selectFrom('usuario as u')
        .where('u.estado', '=', 'ACTIVO')
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('terminos_aceptacion as a')
                .select('a.version')
                .whereRef('a.id_usuario', '=', 'u.id')
                .whereRef('a.version', '=', 'v.version'),
            ),
          ),
        )
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .as('faltan'),
    ])
    .orderBy('v.publicado_el', 'desc')
    .orderBy(sql`length(v.version)`, 'desc')
    .orderBy('v.version', 'desc')
    .execute();

export const unaVersion = (trx: Trx, version: string) =>
  trx.selectFrom('terminos_version').selectAll().where('version', '=', version).executeTakeFirst();

/** Finds the version that was in force, or was to be, before this one. */
export const laAnterior = (trx: Trx, version: string, rige: FechaCivil) =>
  trx
    .selectFrom('terminos_version')
    .select(['version', 'texto'])
    .where('retirado_en', 'is', null)
    .where('version', '<>', version)
    .where('vigente_desde', '<', rige)
    .orderBy('vigente_desde', 'desc')
    .executeTakeFirst();

interface FiltroAceptaciones {
  version: string;
  situacion: 'ACEPTARON' | 'FALTAN' | null;
  idEnteGestor: IdEnteGestor | null;
  /** The version is in force or will be: whoever did not accept it has to. */
  pendiente: boolean;
}

/** Selects who accepted, whatever became of the account, and the active accounts that still have to. */
function cuentas(trx: Trx, { version, situacion, idEnteGestor, pendiente }: FiltroAceptaciones) {
  return trx
    .selectFrom('usuario as u')
    .innerJoin('ente_gestor as g', 'g.id', 'u.id_ente_gestor')
    .leftJoin('terminos_aceptacion as a', (j) => j.onRef('a.id_usuario', '=', 'u.id').on('a.version', '=', version))
    .where(({ or, eb }) => or([eb('a.version', 'is not', null), ...(pendiente ? [eb('u.estado', '=', 'ACTIVO')] : [])]))
    .$if(situacion !== null, (q) => q.where('a.version', situacion === 'ACEPTARON' ? 'is not' : 'is', null))
    .$if(idEnteGestor !== null, (q) => q.where('u.id_ente_gestor', '=', idEnteGestor));
}

export const totalDeAceptaciones = (trx: Trx, filtro: FiltroAceptaciones) =>
  cuentas(trx, filtro).select(({ fn }) => fn.countAll<number>().as('total'));

export const paginaDeAceptaciones = (trx: Trx, filtro: FiltroAceptaciones, pagina: number, limite: number) =>
  cuentas(trx, filtro)
    .select(['u.id', 'u.username', 'u.paterno', 'u.materno', 'u.nombres', 'g.nombre as ente', 'a.aceptado_en'])
    .orderBy(sql`a.aceptado_en desc nulls last`)
    .orderBy('u.id')
    .limit(limite)
    .offset(pagina * limite);
