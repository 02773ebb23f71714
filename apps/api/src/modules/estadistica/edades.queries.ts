import { cortesPorPasos } from '@sgpa/domain/estadistica/grupos-de-edad';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { type RawBuilder, sql } from 'kysely';
import { lista } from '../../db/sentencia.ts';
import { type Ambito, TIPOS } from './ambito.ts';

const grupoDe = (dia: RawBuilder<unknown>, cortes: readonly FechaCivil[]) =>
  sql`width_bucket(${dia}, ${cortes}::date[])`;

/** Years, each in one group; then what is counted there and belongs to the next one is moved: months, and days of a month. */
function contados({ ente, entes, hoy }: Ambito): RawBuilder<unknown> {
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

/** No counter knows both employer and birth: its workers are read, which are some thousands at most. */
const delEmpleador = (entidad: number, { entes, hoy }: Ambito): RawBuilder<unknown> =>
  sql.join(
    TIPOS.map(
      (tipo) => sql`
      select ${grupoDe(sql`p.fecha_nacimiento`, cortesPorPasos(hoy).dias)} as grupo, a.tipo, 1 as n
      from afiliacion a join persona p on p.id = a.id_persona
      where a.id_entidad = ${entidad} and a.tipo = ${tipo} and a.id_ente_gestor = any (${entes}::smallint[])`,
    ),
    sql` union all `,
  );

/** By group of ages of today: how many of the cuts a birth has behind it. */
export const totalesPorEdad = lista(
  'totalesPorEdad',
  { grupo: 'int4', tipo: 'text', total: 'int8' },
  (ambito: Ambito) => sql`
    select grupo, tipo, sum(n)::bigint as total
    from (${ambito.entidad === null ? contados(ambito) : delEmpleador(ambito.entidad, ambito)}) c
    group by 1, 2 having sum(n) <> 0 order by 1, 2`,
);
