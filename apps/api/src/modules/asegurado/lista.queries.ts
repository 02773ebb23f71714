import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { IdAfiliacion } from '@sgpa/domain/shared/ids';
import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../db/pool.ts';
import { lista, valor } from '../../db/sentencia.ts';
import { ajustes, deLasQueEntran, enEstadoDeHoy, quedan } from '../afiliacion/atrasadas.queries.ts';
import type { FilaLista } from './asegurado.queries.ts';
import { type Comienzo, porDia, porMes, porOffset, sentido } from './comienzo.queries.ts';
import {
  type Alcanzado,
  CLAVES,
  type Clase,
  claseDelFiltro,
  condiciones,
  contadorDelFiltro,
  deQuienesSean,
  partesPorFin,
} from './condiciones.queries.ts';
import { cuantosPorNombre, deEsteNombre, enPaginas } from './nombre.queries.ts';

/** Beyond this offset a page is found by the day that it falls in. */
const OFFSET_PROFUNDO = 1000;

export const ID = { id: 'afiliacion.id' } as const;

/** Adds the merged counter, the deltas and the rows whose state is behind, in one snapshot: the total is exact. */
export const totalDelContador = valor('totalDelContador', 'int8', (f: Alcanzado, clase: Clase) => {
  const entidad = f.entidades.length > 0 ? sql`and id_entidad = any (${f.entidades}::bigint[])` : sql``;
  const deQuien = sql`id_usuario_creacion = ${f.idCreador}`;
  const delDia = sql`${CLAVES(f)} and clase = ${f.fechas?.tipo ?? null}
    and fecha between ${f.fechas?.desde ?? null}::date and ${f.fechas?.hasta ?? null}::date`;
  const contador = {
    estado: sql`select n from contador_estado where ${CLAVES(f)}`,
    autor: sql`select n from contador_autor where ${deQuien} and ${CLAVES(f)}`,
    entidad: sql`select n from contador_entidad where ${CLAVES(f)} ${entidad}`,
    dia: sql`select n from contador_dia where ${delDia}`,
  }[clase];
  const pendiente = {
    estado: sql`select n from contador_resumen where ${CLAVES(f)}`,
    autor: sql`select n from contador_resumen where ${deQuien} and ${CLAVES(f)}`,
    entidad: sql`select n from contador_delta where ${CLAVES(f)} ${entidad}`,
    dia: sql`select n from contador_resumen_dia where ${delDia}`,
  }[clase];
  return sql`select coalesce(sum(n), 0)::bigint as valor from (${contador} union all ${pendiente}${ajustes(f, sql``, deQuienesSean(f))}) c`;
});

export const contarFilas = valor(
  'contarFilas',
  'int8',
  (f: Alcanzado) => sql`select count(*) as valor from afiliacion a where ${condiciones(f)}`,
);

/** Counts rows up to `tope`, where no counter knows their number and nobody waits for all. */
export const contarHasta = valor(
  'contarHasta',
  'int8',
  (f: Alcanzado, tope: number) =>
    sql`select count(*) as valor from (select from afiliacion a where ${condiciones(f)} limit ${tope}) c`,
);

/**
 * Counts the rows that the filter finds. For a common name it is a lower bound: with other filters, as many as are
 * found among some of its bearers.
 */
export async function totalDeLista(trx: Trx, f: Alcanzado): Promise<number> {
  const { hallado } = f;
  if (hallado) return cuantosPorNombre(f, hallado) ?? contarFilas(trx, { ...f, hallado: { ...hallado, comun: null } });
  const clase = contadorDelFiltro(f);
  return clase === null ? contarFilas(trx, f) : totalDelContador(trx, f, clase);
}

/** Finds a page without row filters: merges the first rows of each entity and state with those that came into one. */
export const idsPorEstado = lista('idsPorEstado', ID, (f: Alcanzado, { con, desde, resto, deCada }: Comienzo) => {
  const nombre = f.hallado ? sql` and ${deEsteNombre(f.hallado)}` : sql``;
  const llegan = deLasQueEntran(f).map(
    (de) => sql` union all (
      select a.id, a.fecha_registro from ${de}${nombre} ${desde}
      order by a.fecha_registro ${sentido(f)}, a.id ${sentido(f)} limit ${resto} + ${f.limite})`,
  );
  return sql`
    ${con}
    select x.id from (
      select y.id, y.fecha_registro
      from unnest(${f.entes}::smallint[]) g (ente) cross join unnest(${f.estados}::smallint[]) s (estado)
      cross join lateral (
        select a.id, a.fecha_registro from afiliacion a
        where a.id_ente_gestor = g.ente and a.tipo = ${f.tipo} and a.estado = s.estado and ${quedan(f)}${nombre} ${desde}
        order by a.fecha_registro ${sentido(f)}, a.id ${sentido(f)} limit ${deCada ?? resto} + ${f.limite}
      ) y ${sql.join([sql``, ...llegan], sql``)}
    ) x
    order by x.fecha_registro ${sentido(f)}, x.id ${sentido(f)} offset ${resto} limit ${f.limite}`;
});

/** Finds a page for chosen employers, or for the employer whose user asks. */
export const idsPorEntidad = lista('idsPorEntidad', ID, (f: Alcanzado, { desde, resto }: Comienzo) => {
  const entidades = f.entidades.length === 0 && f.empleador !== null ? [f.empleador] : f.entidades;
  return sql`
    select x.id
    from unnest(${entidades}::bigint[]) e (entidad)
    cross join lateral (
      select a.id, a.fecha_registro from afiliacion a
      where a.id_entidad = e.entidad and a.tipo = ${f.tipo} and a.id_ente_gestor = any (${f.entes}::smallint[])
        and ${enEstadoDeHoy(f)} and ${f.hallado ? deEsteNombre(f.hallado) : sql`true`} ${desde}
      order by a.fecha_registro ${sentido(f)}, a.id ${sentido(f)} limit ${resto} + ${f.limite}
    ) x
    order by x.fecha_registro ${sentido(f)}, x.id ${sentido(f)} offset ${resto} limit ${f.limite}`;
});

export const idsFiltrados = lista(
  'idsFiltrados',
  ID,
  (f: Alcanzado, { con, desde, resto }: Comienzo) => sql`
    ${con}
    select a.id from afiliacion a where ${condiciones(f)} ${desde}
    order by a.fecha_registro ${sentido(f)}, a.id ${sentido(f)} offset ${resto} limit ${f.limite}`,
);

/** The page begins after `resto` rows or after the row `tras`. */
export interface ComienzoPorFin {
  resto: RawBuilder<unknown>;
  tras?: { fin: FechaCivil | null; id: IdAfiliacion };
}

const despuesDe = ({ tras }: ComienzoPorFin, columna: RawBuilder<unknown>): RawBuilder<unknown> =>
  tras ? sql`and (a.${columna}, a.id) > (${tras.fin}::date, ${tras.id}::bigint)` : sql``;

/** Finds a page of those who will be too old, the next first. */
export const idsPorEdad = lista(
  'idsPorEdad',
  ID,
  (f: Alcanzado, comienzo: ComienzoPorFin) => sql`
    select a.id from afiliacion a where ${condiciones(f)} ${despuesDe(comienzo, sql`fin_por_edad`)}
    order by a.fin_por_edad, a.id offset ${comienzo.resto} limit ${f.limite}`,
);

/** Finds a page, the cover that ends soonest first: it merges the entities' rows, each in the order of its indexes. */
export const idsPorVencimiento = lista('idsPorVencimiento', ID, (f: Alcanzado, comienzo: ComienzoPorFin) => {
  // Each part already has the period; with the same condition twice the planner chooses another plan.
  const quienes = deQuienesSean({ ...f, venceEn: null });
  const partes = partesPorFin(f).map(
    ({ columna, cuales }) => sql`(
        select a.id, a.${columna} as fin from afiliacion a
        where a.id_ente_gestor = g.ente and a.tipo = ${f.tipo} and ${cuales}
          and ${enEstadoDeHoy(f)} and ${quienes} ${despuesDe(comienzo, columna)}
        order by a.${columna}, a.id limit ${comienzo.resto} + ${f.limite})`,
  );
  return sql`
    select x.id
    from unnest(${f.entes}::smallint[]) g (ente) cross join lateral (${sql.join(partes, sql` union all `)}) x
    order by x.fin, x.id offset ${comienzo.resto} limit ${f.limite}`;
});

/** Finds a page, newest registration first unless another order is asked for. */
export function paginaDeLista(pedida: Alcanzado): RawBuilder<{ id: IdAfiliacion }> {
  const f = enPaginas(pedida);
  const offset = f.pagina * f.limite;
  if (f.orden === 'VENCIMIENTO')
    return (f.porEdad === null ? idsPorVencimiento : idsPorEdad).sentencia.texto(f, porOffset(offset));
  const profunda = offset >= OFFSET_PROFUNDO && !f.hallado;
  switch (f.hallado?.comun ? claseDelFiltro(f) : contadorDelFiltro(f)) {
    case 'estado':
      return idsPorEstado.sentencia.texto(f, profunda ? porDia(f, offset) : porOffset(offset));
    case 'autor':
      return idsFiltrados.sentencia.texto(f, profunda ? porMes(f, offset) : porOffset(offset));
    case 'entidad':
      return idsPorEntidad.sentencia.texto(f, porOffset(offset));
    default:
      return idsFiltrados.sentencia.texto(f, porOffset(offset));
  }
}

/** Goes on after a row in the list's order, so that rows that come or go in between neither repeat nor hide another. */
export const tras = ({ id, fecha_registro }: Pick<FilaLista, 'id' | 'fecha_registro'>): Comienzo => ({
  con: sql``,
  desde: sql`and (a.fecha_registro, a.id) < (${fecha_registro}::date, ${id}::bigint)`,
  resto: sql`0`,
});

/** Finds the `limite` rows after one, or the first ones, for an export, which is never in the order of a column. */
export function tramoDeLista(
  pedida: Alcanzado,
  anterior: Pick<FilaLista, 'id' | 'fecha_registro' | 'fin_cobertura' | 'fin_por_edad'> | undefined,
): RawBuilder<{ id: IdAfiliacion }> {
  if (pedida.orden === 'VENCIMIENTO') {
    const porFin = pedida.porEdad === null ? idsPorVencimiento : idsPorEdad;
    const fin = pedida.porEdad === null ? anterior?.fin_cobertura : anterior?.fin_por_edad;
    const tras = anterior && { tras: { fin: fin ?? null, id: anterior.id } };
    return porFin.sentencia.texto(pedida, { resto: sql`0`, ...tras });
  }
  const f: Alcanzado = { ...pedida, orden: 'REGISTRO' };
  const comienzo = anterior ? tras(anterior) : porOffset(0);
  switch (contadorDelFiltro(f)) {
    case 'estado':
      return idsPorEstado.sentencia.texto(f, comienzo);
    case 'entidad':
      return idsPorEntidad.sentencia.texto(f, comienzo);
    default:
      return idsFiltrados.sentencia.texto(f, comienzo);
  }
}
