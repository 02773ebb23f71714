import { sql } from 'kysely';
import { una } from '../../../db/sentencia.ts';

/** Employer and insured type that a rentista type stands for; codes of the list and of the employers are the same. */
export const buscarRentista = una(
  'buscarRentista',
  { id_entidad: 'entidad_empleadora.id', id_tipo_asegurado: 'parametrica.id', nombre: 'parametrica.nombre' },
  (buscado: string) => sql`
    select e.id as id_entidad, t.id as id_tipo_asegurado, r.nombre
    from parametrica r
    join entidad_empleadora e on e.codigo = r.codigo
    join parametrica t on t.grupo = 'TIPO_ASEGURADO' and t.codigo = r.sigla
    where r.grupo = 'TIPO_RENTISTA' and (
      r.id::text = ${buscado}
      or sin_acentos(${buscado}) in (sin_acentos(r.codigo), sin_acentos(r.sigla), sin_acentos(r.nombre)))
    order by r.id limit 1`,
);
