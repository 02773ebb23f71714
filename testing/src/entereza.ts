import pg from 'pg';

/**
 * A save is there whole, or it is not there at all: this finds what would be half of one, by kind. Each table is read
 * once, not once for each save: this is asked after every kill, of hundreds of them.
 */
const MITADES = `
  with nueva as materialized (select * from afiliacion where id > $1),
  historia as (select id_afiliacion as id, count(*) as n from afiliacion_historia group by 1),
  anotado as materialized (select recurso, id_recurso, count(*) as n from auditoria where accion = 'registro-titular' group by 1, 2),
  guardado as materialized (select clave, (respuesta #>> '{data,0,idAfiliadoEnteGestor}')::bigint as id,
      respuesta #>> '{data,0,estado_almacenamiento,codigo}' as codigo from idempotencia),
  claves as (select id, count(*) as n from guardado group by 1)
  select 'afiliacion con otra cantidad de historia que una' as mitad, a.id::text as cual from nueva a
    left join historia h using (id) where h.n is distinct from 1
  union all
  select 'afiliacion con otra cantidad de auditoria que una', a.id::text from nueva a
    left join anotado u on u.recurso = 'afiliacion' and u.id_recurso = a.id::text where u.n is distinct from 1
  union all
  select 'afiliacion con otra cantidad de claves que una', a.id::text from nueva a
    left join claves c using (id) where c.n is distinct from 1
  union all
  select 'afiliacion sin ficha', a.id::text from nueva a
    where not exists (select from ficha_persona f where f.id_persona = a.id_persona and f.id_ente_gestor = a.id_ente_gestor)
  union all
  select 'ficha sin afiliacion', f.id_persona::text from ficha_persona f
    where not exists (select from afiliacion a where a.id_persona = f.id_persona and a.id_ente_gestor = f.id_ente_gestor)
  union all
  select 'persona sin afiliacion', p.id::text from persona p
    where not exists (select from afiliacion a where a.id_persona = p.id)
  union all
  select 'auditoria sin afiliacion', u.id_recurso from anotado u
    where u.recurso = 'afiliacion' and not exists (select from afiliacion a where a.id::text = u.id_recurso)
  union all
  select 'clave sin afiliacion', g.clave from guardado g where not exists (select from nueva a where a.id = g.id)
  union all
  select 'doble afiliacion sin novedad', g.clave from guardado g
    where g.codigo = '501' and not exists (select from novedad n where n.id_afiliacion = g.id)
  union all
  select 'operaciones distintas de las afiliaciones', (c.n - d.n)::text
    from (select count(*) as n from operacion_realizada where clave = 'registro-titular') c,
      (select count(*) as n from nueva) d where c.n <> d.n
  union all
  select 'auditoria de ' || r.recurso || ' distinta de las afiliaciones', (coalesce(sum(u.n), 0) - (select count(*) from nueva))::text
    from (values ('persona'), ('ficha_persona')) r (recurso)
    left join anotado u using (recurso)
    group by r.recurso having coalesce(sum(u.n), 0) <> (select count(*) from nueva)
  union all
  select 'persona dos veces en un ente', a.id_persona::text from nueva a group by a.id_persona, a.id_ente_gestor having count(*) > 1
  union all
  select 'contador ' || contador, contado || ' <> ' || hallado from contadores_diferencias()`;

interface Visto {
  mitades: { mitad: string; cual: string }[];
  /** Gives the affiliation that each intention left, by its key. */
  guardadas: Map<string, number>;
}

/** Reads, as the owner and each in one snapshot, what a crash left; `desde` is the last affiliation before the load. */
export async function mirarBase(url: string, desde: number): Promise<Visto> {
  const cliente = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  await cliente.connect();
  try {
    const { rows: mitades } = await cliente.query<{ mitad: string; cual: string }>(MITADES, [desde]);
    const { rows } = await cliente.query<{ clave: string; id: string }>(
      `select clave, respuesta #>> '{data,0,idAfiliadoEnteGestor}' as id from idempotencia`,
    );
    return { mitades, guardadas: new Map(rows.map(({ clave, id }) => [clave, Number(id)])) };
  } finally {
    await cliente.end();
  }
}

export async function ultimaAfiliacion(url: string): Promise<number> {
  const cliente = new pg.Client({ connectionString: url });
  await cliente.connect();
  try {
    const { rows } = await cliente.query<{ id: string }>('select coalesce(max(id), 0) as id from afiliacion');
    return Number(rows[0]?.id);
  } finally {
    await cliente.end();
  }
}
