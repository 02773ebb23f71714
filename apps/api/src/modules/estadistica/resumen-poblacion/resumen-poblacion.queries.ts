import { cortesPorPasos } from '@sgpa/domain/estadistica/grupos-de-edad';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { IdEntidad } from '@sgpa/domain/shared/ids';
import { type RawBuilder, sql } from 'kysely';
import { lista, valor } from '../../../db/sentencia.ts';
import { type Ambito, TIPOS } from '../estadistica.queries.ts';

/** Sums each employer's waiting deltas: these are sorted anew, all others stand in the order of the counter's index. */
const pendientes = ({ entes, entidad }: Ambito) => sql`
  select id_entidad, sum(n)::bigint as n from contador_delta
  where id_ente_gestor = any (${entes}::smallint[]) ${deEste(entidad)} group by 1`;

const deEste = (entidad: IdEntidad | null) => (entidad === null ? sql`` : sql`and id_entidad = ${entidad}`);

/** Row security hides the counter by size from an employer, whose own counter is one row. */
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

/** The largest come first, and employers of one size by number. */
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

/** Counts the counter's employers, with those that the waiting deltas make come or go. */
const cuantos = (ambito: Ambito) =>
  ambito.entidad === null
    ? sql`coalesce((select n from contador_empleadores where id_ente_gestor = ${ambito.ente}::smallint), 0) - (
        select count(*) from pendiente p join contador_empleador c
          on c.id_ente_gestor = ${ambito.ente}::smallint and c.id_entidad = p.id_entidad where c.n > 0)`
    : sql`(select count(*) from (${contados(ambito)}) c where c.id_entidad not in (select id_entidad from pendiente))`;

export const cuantosEmpleadores = valor(
  'cuantosEmpleadores',
  'int8',
  (ambito: Ambito) => sql`
    with pendiente as materialized (${pendientes(ambito)})
    select ${cuantos(ambito)} + (select count(*) from (${corregidos(ambito)}) x) as valor`,
);

const grupoDe = (dia: RawBuilder<unknown>, cortes: readonly FechaCivil[]) =>
  sql`width_bucket(${dia}, ${cortes}::date[])`;

/** Counts whole years of birth by group, then moves the months and days that belong to the next group. */
function nacidos({ ente, entes, hoy }: Ambito): RawBuilder<unknown> {
  const { anios, meses, dias, mesesMovidos, diasMovidos } = cortesPorPasos(hoy);
  const mover = (
    clase: string,
    movidos: readonly FechaCivil[],
    de: readonly FechaCivil[],
    a: readonly FechaCivil[],
  ) => sql`
    select g.grupo, c.tipo, g.signo * c.n from contador_nacimiento c
    cross join lateral (values (${grupoDe(sql`c.fecha`, de)}, -1), (${grupoDe(sql`c.fecha`, a)}, 1)) g (grupo, signo)
    where c.id_ente_gestor = ${ente}::smallint and c.clase = ${clase} and c.fecha = any (${movidos}::date[])`;
  return sql`
    select ${grupoDe(sql`fecha`, anios)} as grupo, tipo, n from contador_nacimiento
    where id_ente_gestor = ${ente}::smallint and clase = 'ANIO'
    union all ${mover('MES', mesesMovidos, anios, meses)}
    union all ${mover('DIA', diasMovidos, meses, dias)}
    union all
    select ${grupoDe(sql`fecha_nacimiento`, dias)}, tipo, n from contador_delta
    where id_ente_gestor = any (${entes}::smallint[])`;
}

/** No counter knows both employer and birth, so that the workers are read, some thousands at most. */
const nacidosDelEmpleador = (entidad: number, { entes, hoy }: Ambito): RawBuilder<unknown> =>
  sql.join(
    TIPOS.map(
      (tipo) => sql`
      select ${grupoDe(sql`p.fecha_nacimiento`, cortesPorPasos(hoy).dias)} as grupo, a.tipo, 1 as n
      from afiliacion a join persona p on p.id = a.id_persona
      where a.id_entidad = ${entidad} and a.tipo = ${tipo} and a.id_ente_gestor = any (${entes}::smallint[])`,
    ),
    sql` union all `,
  );

/** Counts by today's age group: the group is how many of the cuts a birth has behind it. */
export const totalesPorEdad = lista(
  'totalesPorEdad',
  { grupo: 'int4', tipo: 'text', total: 'int8' },
  (ambito: Ambito) => sql`
    select grupo, tipo, sum(n)::bigint as total
    from (${ambito.entidad === null ? nacidos(ambito) : nacidosDelEmpleador(ambito.entidad, ambito)}) c
    group by 1, 2 having sum(n) <> 0 order by 1, 2`,
);
