import type { IdAfiliacion } from '@sgpa/domain/shared/ids';
import { sql } from 'kysely';
import { de, listar } from '../../../db/columnas.ts';
import { type Fila, lista } from '../../../db/sentencia.ts';
import { HECHOS } from '../../afiliacion/columnas.ts';
import { IDENTIDAD } from '../../persona/columnas.ts';

const AFILIACION = ['id', 'id_persona', 'id_ente_gestor', 'id_entidad', 'id_titular', ...HECHOS] as const;

const FILA = {
  ...de('afiliacion', AFILIACION),
  ...de('persona', IDENTIDAD),
  codigo_entidad: 'entidad_empleadora.codigo',
  nombre_entidad: 'entidad_empleadora.nombre',
  tipo_asegurado: 'parametrica.codigo',
  parentesco: 'parametrica.nombre?',
  /** For the managing entity of the affiliation: everybody's mark, or its own word. */
  fallecido: 'bool',
} as const;

export type FilaFamilia = Fila<typeof FILA>;

/** Of the holder with that affiliation, if it is in the scope: all that the managing entity has, with who hangs on it. */
export const empleosYFamilia = lista(
  'empleosYFamilia',
  FILA,
  (id: IdAfiliacion) => sql`
    with suyas as (
      select s.id from afiliacion u
      join afiliacion s on s.id_persona = u.id_persona and s.id_ente_gestor = u.id_ente_gestor and s.tipo = 'TITULAR'
      where u.id = ${id} and u.tipo = 'TITULAR'
    )
    select ${listar('a', AFILIACION)}, ${listar('p', IDENTIDAD)}, e.codigo as codigo_entidad, e.nombre as nombre_entidad,
      t.codigo as tipo_asegurado, pa.nombre as parentesco, p.fallecido or dd.id_persona is not null as fallecido
    from afiliacion a
    join persona p on p.id = a.id_persona
    join entidad_empleadora e on e.id = a.id_entidad
    join parametrica t on t.id = a.id_tipo_asegurado
    left join parametrica pa on pa.id = a.id_parentesco
    left join defuncion_declarada dd on dd.id_persona = p.id and dd.id_ente_gestor = a.id_ente_gestor
    where a.id in (select id from suyas union all select b.id from suyas s join afiliacion b on b.id_titular = s.id)
    order by p.fecha_nacimiento, a.id`,
);
