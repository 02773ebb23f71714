/**
 * A row is behind when its stored state is not today's because the daily job has not run yet. A filter or count by
 * state adds and takes such rows away, so that it agrees with the state that each row shows. Two indexes of their own
 * find them (migration 0021), and there are none while the job keeps up.
 */

import { type Plazo, type Vencimiento, vencimientosDe } from '@sgpa/domain/cobertura/vencimiento';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { IdEnteGestor } from '@sgpa/domain/shared/ids';
import { type RawBuilder, sql } from 'kysely';

export interface PorEstado {
  tipo: 'TITULAR' | 'BENEFICIARIO';
  entes: readonly IdEnteGestor[];
  estados: readonly number[];
  hoy: FechaCivil;
}

type Condicion = RawBuilder<unknown>;

const CUANDO: Record<Plazo, (hoy: FechaCivil) => Condicion> = {
  FIN_PASADO: (hoy) => sql`a.fin_cobertura < ${hoy}::date`,
  // The end by age stands alone: nearly every ACTIVO's end is still to come, and only here does the planner know it.
  EDAD_PASADA: (hoy) => sql`a.fin_por_edad < ${hoy}::date`,
  // "+ 0" keeps the planner off the index of ends (900 ms with ten million), since nearly all ends are still to come;
  // the few whose baja has come are found by its day.
  BAJA_LLEGADA: (hoy) => sql`a.fecha_baja <= ${hoy}::date and a.fin_cobertura + 0 >= ${hoy}::date`,
};

/** Holds on afiliacion a where the transition is due. Literal states let the planner read a partial index. */
const debida = ({ plazo, desde }: Vencimiento, hoy: FechaCivil): Condicion =>
  sql`a.estado in (${sql.join(desde.map((codigo) => sql.lit(codigo)))}) and ${CUANDO[plazo](hoy)}`;

/** A search by today's states finds `entran` beyond the stored states, and does not find `salen`. */
interface Atrasadas {
  entran: readonly Vencimiento[];
  salen: readonly Vencimiento[];
  /** The rows that come in are stored in these states. */
  fuentes: readonly number[];
}

/** Both lists are empty for a search that no day moves a row into or out of, as one for every state. */
function atrasadasDe({ tipo, estados }: PorEstado): Atrasadas {
  const vencimientos = vencimientosDe(tipo);
  const ajenos = (v: Vencimiento) => v.desde.filter((codigo) => !estados.includes(codigo));
  const entran = vencimientos.filter((v) => estados.includes(v.hasta) && ajenos(v).length > 0);
  const salen = vencimientos.filter((v) => !estados.includes(v.hasta) && ajenos(v).length < v.desde.length);
  return { entran, salen, fuentes: [...new Set(entran.flatMap(ajenos))] };
}

const enGuardado = ({ estados }: PorEstado): Condicion => sql`a.estado = any (${estados}::smallint[])`;

/** Holds on afiliacion a, stored in an asked state, where no due transition takes it out of them. */
export const quedan = (f: PorEstado): Condicion =>
  sql.join([sql`true`, ...atrasadasDe(f).salen.map((v) => sql`(${debida(v, f.hoy)}) is not true`)], sql` and `);

/** Holds on afiliacion a where one of the asked states is its state today. */
export function enEstadoDeHoy(f: PorEstado): Condicion {
  const { entran, fuentes } = atrasadasDe(f);
  const guardado = sql`${enGuardado(f)} and ${quedan(f)}`;
  if (entran.length === 0) return guardado;
  const ciertas = [guardado, ...entran.map((v) => sql`${debida(v, f.hoy)} and not ${enGuardado(f)}`)];
  const posibles = sql`a.estado = any (${[...f.estados, ...fuentes]}::smallint[])`;
  return sql`${posibles} and (${sql.join(
    ciertas.map((cierta) => sql`(${cierta})`),
    sql` or `,
  )})`;
}

/** Selects the entities' due rows as table a: few, so that `offset 0` makes a plan find them by their index first. */
const debidas = ({ tipo, entes, hoy }: Omit<PorEstado, 'estados'>, v: Vencimiento): Condicion => sql`(
  select a.id, a.id_persona, a.id_entidad, a.id_usuario_creacion, a.estado, a.fecha_afiliacion, a.fecha_registro,
    a.modificado_en
  from afiliacion a
  where a.id_ente_gestor = any (${entes}::smallint[]) and a.tipo = ${tipo} and ${debida(v, hoy)}
  offset 0) a`;

/** Builds a from clause on afiliacion a for each transition that brings rows into the asked states. */
export const deLasQueEntran = (f: PorEstado): readonly Condicion[] =>
  atrasadasDe(f).entran.map((v) => sql`${debidas(f, v)} where not ${enGuardado(f)}`);

/** Gives a row for each affiliation behind that meets `donde`: `que`, and n = 1 if it comes in, -1 if it leaves. */
export const ajustes = (f: PorEstado, que: Condicion, donde: Condicion): Condicion => {
  const entran = deLasQueEntran(f).map((de) => sql` union all select ${que} 1 as n from ${de} and ${donde}`);
  const salen = atrasadasDe(f).salen.map(
    (v) => sql` union all select ${que} -1 as n from ${debidas(f, v)} where ${enGuardado(f)} and ${donde}`,
  );
  return sql.join([sql``, ...entran, ...salen], sql``);
};

/** Computes on afiliacion a the state that the row shows today. */
export const estadoDeHoy = ({ tipo, hoy }: Pick<PorEstado, 'tipo' | 'hoy'>): Condicion => {
  const casos = vencimientosDe(tipo).map((v) => sql`when ${debida(v, hoy)} then ${v.hasta}::smallint`);
  return sql`case ${sql.join(casos, sql` `)} else a.estado end`;
};

/** Moves each row that is behind from its stored state's total to today's, for everybody or for one employer. */
export function ajustesPorEstado(hoy: FechaCivil, entes: readonly IdEnteGestor[], entidad: number | null): Condicion {
  const suyas = entidad === null ? sql`` : sql`where a.id_entidad = ${entidad}`;
  const partes = (['TITULAR', 'BENEFICIARIO'] as const).flatMap((tipo) =>
    vencimientosDe(tipo).map(
      (v) => sql` union all
        select e.estado, ${tipo}::text, e.n from ${debidas({ tipo, entes, hoy }, v)}
        cross join lateral (values (a.estado, -1), (${v.hasta}::smallint, 1)) e (estado, n) ${suyas}`,
    ),
  );
  return sql.join(partes, sql``);
}
