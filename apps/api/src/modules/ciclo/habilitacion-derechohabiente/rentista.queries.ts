import { sql } from 'kysely';
import type { Db, Trx } from '../../../db/pool.ts';

/** Employer and insured type that a rentista type stands for; codes of the list and of the employers are the same. */
export async function buscarRentista(
  db: Db | Trx,
  buscado: string,
): Promise<{ id_entidad: number; id_tipo_asegurado: number; nombre: string } | undefined> {
  const { rows } = await sql<{ id_entidad: number; id_tipo_asegurado: number; nombre: string }>`
    select e.id as id_entidad, t.id as id_tipo_asegurado, r.nombre
    from parametrica r
    join entidad_empleadora e on e.codigo = r.codigo
    join parametrica t on t.grupo = 'TIPO_ASEGURADO' and t.codigo = r.sigla
    where r.grupo = 'TIPO_RENTISTA' and r.activo
      and (r.id::text = ${buscado} or sin_acentos(${buscado}) in (sin_acentos(r.codigo), sin_acentos(r.sigla), sin_acentos(r.nombre)))
    order by r.id limit 1`.execute(db);
  return rows[0];
}
