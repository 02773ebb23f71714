import type { IdEntidad } from '@sgpa/domain/shared/ids';
import { sql } from 'kysely';
import { lista, valor } from '../../db/sentencia.ts';
import type { Ambito } from './ambito.ts';

/** What waits of each employer: those are ordered anew, all others stand in the order of the counter's index. */
const pendientes = ({ entes, entidad }: Ambito) => sql`
  select id_entidad, sum(n)::bigint as n from contador_delta
  where id_ente_gestor = any (${entes}::smallint[]) ${deEste(entidad)} group by 1`;

const deEste = (entidad: IdEntidad | null) => (entidad === null ? sql`` : sql`and id_entidad = ${entidad}`);

/** An employer is closed out of the counter by size: its own is one. */
const contados = ({ ente, entes, entidad }: Ambito) =>
  entidad === null
    ? sql`select id_entidad, n from contador_empleador where id_ente_gestor = ${ente}::smallint and n > 0`
    : sql`select id_entidad, sum(n)::bigint as n from contador_entidad
        where id_ente_gestor = any (${entes}::smallint[]) ${deEste(entidad)} group by 1 having sum(n) > 0`;

const corregidos = (ambito: Ambito) => sql`
  select p.id_entidad, p.n + coalesce(c.n, 0) as n
  from pendiente p left join (${
    ambito.entidad === null
      ? sql`select id_entidad, n from contador_empleador where id_ente_gestor = ${ambito.ente}::smallint`
      : contados(ambito)
  }) c using (id_entidad)
  where p.n + coalesce(c.n, 0) > 0`;

/** Largest first; two of a size by number. */
export const empleadoresPorTamano = lista(
  'empleadoresPorTamano',
  { id: 'entidad_empleadora.id', nombre: 'entidad_empleadora.nombre', tipo: 'text', total: 'int8' },
  (ambito: Ambito, desde: number, cuantos: number) => sql`
    with pendiente as materialized (${pendientes(ambito)}),
    pagina as materialized (
      select id_entidad, n from (
        (select c.id_entidad, c.n from (${contados(ambito)}) c
        where c.id_entidad not in (select id_entidad from pendiente)
        order by c.n desc, c.id_entidad limit ${desde + cuantos})
        union all
        ${corregidos(ambito)}
      ) x order by n desc, id_entidad offset ${desde} limit ${cuantos}
    )
    select e.id, e.nombre, t.tipo, t.total
    from pagina p join entidad_empleadora e on e.id = p.id_entidad
    cross join lateral (
      select tipo, sum(n)::bigint as total from (
        select tipo, n from contador_entidad
        where id_entidad = p.id_entidad and id_ente_gestor = any (${ambito.entes}::smallint[])
        union all
        select tipo, n from contador_delta
        where id_entidad = p.id_entidad and id_ente_gestor = any (${ambito.entes}::smallint[])
      ) c group by tipo having sum(n) <> 0
    ) t
    order by p.n desc, p.id_entidad, t.tipo`,
);

/** Of those counted, and which what waits makes come or go. */
const cuantos = (ambito: Ambito) =>
  ambito.entidad === null
    ? sql`coalesce((select n from contador_empleadores where id_ente_gestor = ${ambito.ente}::smallint), 0) - (
        select count(*) from pendiente p join contador_empleador c
          on c.id_ente_gestor = ${ambito.ente}::smallint and c.id_entidad = p.id_entidad where c.n > 0)`
    : sql`(select count(*) from (${contados(ambito)}) c where c.id_entidad not in (select id_entidad from pendiente))`;

/** How many there are. */
export const cuantosEmpleadores = valor(
  'cuantosEmpleadores',
  'int8',
  (ambito: Ambito) => sql`
    with pendiente as materialized (${pendientes(ambito)})
    select ${cuantos(ambito)} + (select count(*) from (${corregidos(ambito)}) x) as valor`,
);
