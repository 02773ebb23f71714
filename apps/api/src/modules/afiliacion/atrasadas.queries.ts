/**
 * Rows whose stored state is behind: the daily job has not run yet, or not for days. Who filters or counts by state adds
 * and takes them away, so that the answer agrees with the state that each row shows. They are found by the two indexes of
 * the job, and are none while it keeps up.
 */
import { type Plazo, type Vencimiento, vencimientosDe } from '@sgpa/domain/cobertura/vencimiento';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { type RawBuilder, sql } from 'kysely';

export interface PorEstado {
  tipo: 'TITULAR' | 'BENEFICIARIO';
  estados: readonly number[];
  hoy: FechaCivil;
}

type Condicion = RawBuilder<unknown>;

const CUANDO: Record<Plazo, (hoy: FechaCivil) => Condicion> = {
  FIN_PASADO: (hoy) => sql`a.fin_cobertura < ${hoy}::date`,
  BAJA_LLEGADA: (hoy) => sql`a.fecha_baja <= ${hoy}::date and a.fin_cobertura >= ${hoy}::date`,
};

/** Due, on afiliacion a. Literals: an index of some states only is not read for values that the plan does not know. */
const debida = ({ plazo, desde }: Vencimiento, hoy: FechaCivil): Condicion =>
  sql`a.estado in (${sql.join(desde.map((codigo) => sql.lit(codigo)))}) and ${CUANDO[plazo](hoy)}`;

/** Behind, and found today by a search that its stored state does not answer, or the other way round. */
export interface Atrasadas {
  entran: readonly Condicion[];
  salen: readonly Condicion[];
  /** States in which those are stored that come in. */
  fuentes: readonly number[];
}

/** None at all of a search that the days move nobody into or out of, as that for every state. */
export function atrasadasDe({ tipo, estados, hoy }: PorEstado): Atrasadas {
  const vencimientos = vencimientosDe(tipo);
  const pedido = sql`a.estado = any (${estados}::smallint[])`;
  const ajenos = (v: Vencimiento) => v.desde.filter((codigo) => !estados.includes(codigo));
  const entran = vencimientos.filter((v) => estados.includes(v.hasta) && ajenos(v).length > 0);
  const salen = vencimientos.filter((v) => !estados.includes(v.hasta) && ajenos(v).length < v.desde.length);
  return {
    entran: entran.map((v) => sql`${debida(v, hoy)} and not ${pedido}`),
    salen: salen.map((v) => sql`${debida(v, hoy)} and ${pedido}`),
    fuentes: [...new Set(entran.flatMap(ajenos))],
  };
}

/** Stored in one of the states, or in one from which rows come in, and in one of them today: on afiliacion a. */
export function enEstadoDeHoy(f: PorEstado): Condicion {
  const { entran, salen, fuentes } = atrasadasDe(f);
  const guardado = sql`a.estado = any (${f.estados}::smallint[])`;
  const quedan = salen.map((sale) => sql`(${sale}) is not true`);
  if (entran.length === 0) return sql.join([guardado, ...quedan], sql` and `);
  const ciertas = [sql`(${sql.join([guardado, ...quedan], sql` and `)})`, ...entran.map((entra) => sql`(${entra})`)];
  return sql`a.estado = any (${[...f.estados, ...fuentes]}::smallint[]) and (${sql.join(ciertas, sql` or `)})`;
}

/** One row for each that is behind, of those that `donde` finds: `que` it is, and n = 1 where it comes in, -1 where out. */
export const ajustes = (f: PorEstado, que: Condicion, donde: Condicion): Condicion => {
  const { entran, salen } = atrasadasDe(f);
  const parte = (n: 1 | -1) => (debidas: Condicion) =>
    sql` union all select ${que} ${sql.lit(n)} as n from afiliacion a where a.tipo = ${f.tipo} and ${debidas} and ${donde}`;
  return sql.join([sql``, ...entran.map(parte(1)), ...salen.map(parte(-1))], sql``);
};

/** The same for totals of every state: what each that is behind is taken from and added to. */
export function ajustesPorEstado(hoy: FechaCivil, donde: Condicion): Condicion {
  const partes = (['TITULAR', 'BENEFICIARIO'] as const).flatMap((tipo) =>
    vencimientosDe(tipo).map(
      (v) => sql` union all
        select e.estado, e.n from afiliacion a
        cross join lateral (values (a.estado, -1), (${v.hasta}::smallint, 1)) e (estado, n)
        where a.tipo = ${tipo} and ${debida(v, hoy)} and ${donde}`,
    ),
  );
  return sql.join(partes, sql``);
}
