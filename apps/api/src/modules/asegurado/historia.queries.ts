import { sql } from 'kysely';
import type { Trx } from '../../db/pool.ts';

export type Hechos = Record<string, unknown>;

/** Names of the codes that facts hold. */
interface Nombres {
  motivo: string | null;
  motivo_ampliacion: string | null;
  entidad: string | null;
  tipo_asegurado: string | null;
  parentesco: string | null;
}

export interface FilaHistoria {
  id_afiliacion: number;
  accion: string;
  /** Null when the system did it. */
  usuario: string | null;
  ocurrido_en: Date;
  estado_antes: number | null;
  estado_despues: number;
  antes: Hechos | null;
  despues: Hechos;
  nombres_antes: Nombres;
  nombres_despues: Nombres;
}

const nombresDe = (columna: string) => sql`(select jsonb_build_object(
    'motivo', (select nombre from parametrica where id = (${sql.ref(columna)} ->> 'id_motivo_baja')::integer),
    'motivo_ampliacion', (select nombre from parametrica where id = (${sql.ref(columna)} ->> 'id_motivo_ampliacion')::integer),
    'entidad', (select nombre from entidad_empleadora where id = (${sql.ref(columna)} ->> 'id_entidad')::bigint),
    'tipo_asegurado', (select nombre from parametrica where id = (${sql.ref(columna)} ->> 'id_tipo_asegurado')::integer),
    'parentesco', (select nombre from parametrica where id = (${sql.ref(columna)} ->> 'id_parentesco')::integer)))`;

/** Row security hides the users of the authority and of other entities: for those few a function is asked, which costs more. */
const QUIEN = sql`case when h.id_usuario is null then null
    else coalesce(u.username, (select q.username from historia_usuarios(h.id_afiliacion) q where q.id = h.id)) end`;

/** Everything that happened to each of the affiliations, oldest first. */
export async function historiasDe(trx: Trx, ids: readonly number[]): Promise<FilaHistoria[]> {
  const { rows } = await sql<FilaHistoria>`
    select h.id_afiliacion, h.accion, ${QUIEN} as usuario, h.ocurrido_en, h.estado_antes, h.estado_despues, h.antes, h.despues,
      ${nombresDe('h.antes')} as nombres_antes, ${nombresDe('h.despues')} as nombres_despues
    from afiliacion_historia h
    left join usuario u on u.id = h.id_usuario
    where h.id_afiliacion = any (${ids}::bigint[])
    order by h.id`.execute(trx);
  return rows;
}
