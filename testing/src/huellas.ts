import type { Db } from '@sgpa/api/db/pool';
import { sql } from 'kysely';
import { type Familia, MIEMBROS } from './familias.ts';

/** Reads everything that a request may leave of itself in the register, about a family. */
export async function huellasDe(
  db: Db,
  { personas, ids, ente, tercero, declaracion }: Familia,
): Promise<Map<string, string>> {
  const suyas = sql`array[${sql.join(personas)}]::bigint[]`;
  const { rows } = await sql<{ que: string; id: number; huella: string }>`
    select 'afiliacion' as que, a.id, md5(a::text || (select coalesce(string_agg(h::text, '' order by h.id), '')
      from afiliacion_historia h where h.id_afiliacion = a.id)) as huella
      from afiliacion a where a.id_persona = any (${suyas}) or a.id_titular = ${ids.objetivo}
    union all select 'persona', 0, md5(string_agg(p::text, '' order by p.id)) from persona p where p.id = any (${suyas})
    union all select 'ficha', f.id_ente_gestor, md5(string_agg(f::text, '' order by f.id_persona))
      from ficha_persona f where f.id_persona = any (${suyas}) group by 2
    union all select 'palabra', d.id_ente_gestor, md5(string_agg(d::text, '' order by d.id_persona))
      from defuncion_declarada d where d.id_persona = any (${suyas}) group by 2
    union all select 'novedad', n.id_ente_gestor, md5(string_agg(n::text, '' order by n.id))
      from novedad n where n.id_persona = any (${suyas}) group by 2
    union all select 'declaracion', d.id_ente_gestor, md5(string_agg(d.id || d.estado, '' order by d.id))
      from declaracion_poblacion d where ${declaracion} in (d.id, d.id_anterior) group by 2`.execute(db);
  const donde = new Map<number, string>([
    [ente, ''],
    [tercero, ' ajena'],
  ]);
  const nombre = (que: string, id: number): string => {
    if (que === 'afiliacion') return MIEMBROS.find((miembro) => ids[miembro] === id) ?? 'nueva';
    return id === 0 ? que : `${que}${donde.get(id) ?? ' autoridad'}`;
  };
  return new Map(rows.map(({ que, id, huella }) => [nombre(que, id), huella]));
}

/** Names what is not as it was, or was not there. */
export const cambiadas = (antes: Map<string, string>, despues: Map<string, string>): string[] =>
  [...new Set([...antes.keys(), ...despues.keys()])].filter((que) => antes.get(que) !== despues.get(que)).sort();

/** Reads everybody who was there before the families: no request reaches past its own. */
export async function huellaDeLosDemas(db: Db): Promise<unknown> {
  const { rows } = await sql`with demas as (select id from persona where numero_documento not like '76_____')
    select (select md5(string_agg(a::text, '' order by a.id)) from afiliacion a where a.id_persona in (select id from demas)) as afiliacion,
    (select count(*) from afiliacion_historia h join afiliacion a on a.id = h.id_afiliacion
      where a.id_persona in (select id from demas)) as historia,
    (select count(*) from novedad n where n.id_persona in (select id from demas)) as novedad,
    (select md5(string_agg(p::text, '' order by p.id)) from persona p where p.id in (select id from demas)) as persona
    `.execute(db);
  return rows[0];
}
