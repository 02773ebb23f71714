import { type RawBuilder, sql } from 'kysely';
import { lista } from '../../../db/sentencia.ts';
import { type Ambito, TIPOS } from '../estadistica.queries.ts';

/** CREACION counts who registered, MODIFICACION who updated last. */
export type Autoria = 'CREACION' | 'MODIFICACION';

const FUENTES: Readonly<Record<Autoria, { columna: RawBuilder<unknown>; tablas: readonly RawBuilder<unknown>[] }>> = {
  CREACION: {
    columna: sql`id_usuario_creacion`,
    tablas: [sql`contador_autor`, sql`contador_resumen`],
  },
  MODIFICACION: {
    columna: sql`id_usuario_modificacion`,
    tablas: [sql`contador_modificador`, sql`contador_resumen_actualizacion`],
  },
};

/** No counter knows both employer and user, so that the workers are read. */
function fuenteDe({ entes, entidad }: Ambito, autoria: Autoria): RawBuilder<unknown> {
  const { columna, tablas } = FUENTES[autoria];
  const de = (tabla: RawBuilder<unknown>, n: RawBuilder<unknown>, ademas = sql``) => sql`
    select ${columna} as id, tipo, ${n} as n from ${tabla}
    where id_ente_gestor = any (${entes}::smallint[]) and ${columna} is not null ${ademas}`;
  const partes =
    entidad === null
      ? tablas.map((tabla) => de(tabla, sql`n`))
      : TIPOS.map((tipo) => de(sql`afiliacion`, sql`1`, sql`and id_entidad = ${entidad} and tipo = ${tipo}`));
  return sql.join(partes, sql` union all `);
}

export const totalesPorUsuario = lista(
  'totalesPorUsuario',
  { id: 'int4', username: 'text', tipo: 'text', total: 'int8' },
  (ambito: Ambito, autoria: Autoria) => sql`
    with contado as materialized (
      select c.id, c.tipo, sum(c.n)::bigint as total from (${fuenteDe(ambito, autoria)}) c
      group by 1, 2 having sum(c.n) <> 0
    )
    select c.id, u.username, c.tipo, c.total
    from contado c join autores_de_registros(array(select id from contado)) u using (id)
    order by sum(c.total) over (partition by c.id) desc, u.username, c.tipo`,
);
