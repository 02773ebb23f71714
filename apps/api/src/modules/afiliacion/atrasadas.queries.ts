/**
 * Rows whose stored state is behind: the daily job has not run yet, or not for days. Who filters or counts by state adds
 * and takes them away, so that the answer agrees with the state that each row shows. They are found by two indexes of
 * their own (migration 0021), and are none while the job keeps up.
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
  // By its own column: nearly every ACTIVO's end is still to come, which the planner knows of this one alone.
  EDAD_PASADA: (hoy) => sql`a.fin_por_edad < ${hoy}::date`,
  // "+ 0": nearly all of those that have an end have it still to come, and a plan for any values took the index of ends for
  // them (900 ms with ten million). The few whose baja has come are found by its day.
  BAJA_LLEGADA: (hoy) => sql`a.fecha_baja <= ${hoy}::date and a.fin_cobertura + 0 >= ${hoy}::date`,
};

/** Due, on afiliacion a. Literals: an index of some states only is not read for values that the plan does not know. */
const debida = ({ plazo, desde }: Vencimiento, hoy: FechaCivil): Condicion =>
  sql`a.estado in (${sql.join(desde.map((codigo) => sql.lit(codigo)))}) and ${CUANDO[plazo](hoy)}`;

/** What a search by stored state does not find and that of today's does, or the other way round. */
interface Atrasadas {
  entran: readonly Vencimiento[];
  salen: readonly Vencimiento[];
  /** States in which those are stored that come in. */
  fuentes: readonly number[];
}

/** None at all of a search that the days move nobody into or out of, as that for every state. */
function atrasadasDe({ tipo, estados }: PorEstado): Atrasadas {
  const vencimientos = vencimientosDe(tipo);
  const ajenos = (v: Vencimiento) => v.desde.filter((codigo) => !estados.includes(codigo));
  const entran = vencimientos.filter((v) => estados.includes(v.hasta) && ajenos(v).length > 0);
  const salen = vencimientos.filter((v) => !estados.includes(v.hasta) && ajenos(v).length < v.desde.length);
  return { entran, salen, fuentes: [...new Set(entran.flatMap(ajenos))] };
}

const enGuardado = ({ estados }: PorEstado): Condicion => sql`a.estado = any (${estados}::smallint[])`;

/** Not among those that leave: on afiliacion a, of a stored state that is asked for. */
export const quedan = (f: PorEstado): Condicion =>
  sql.join([sql`true`, ...atrasadasDe(f).salen.map((v) => sql`(${debida(v, f.hoy)}) is not true`)], sql` and `);

/** Stored in one of the states, or in one from which rows come in, and in one of them today: on afiliacion a. */
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

/**
 * The due ones of the entities, as table a. There are few, which no plan for any values knows: with offset 0 they are
 * found by their index before anything else is asked of them, instead of by what else is asked.
 */
const debidas = ({ tipo, entes, hoy }: Omit<PorEstado, 'estados'>, v: Vencimiento): Condicion => sql`(
  select a.id, a.id_persona, a.id_entidad, a.id_usuario_creacion, a.estado, a.fecha_afiliacion, a.fecha_registro,
    a.modificado_en
  from afiliacion a
  where a.id_ente_gestor = any (${entes}::smallint[]) and a.tipo = ${tipo} and ${debida(v, hoy)}
  offset 0) a`;

/** Of those that come in, from afiliacion a. */
export const deLasQueEntran = (f: PorEstado): readonly Condicion[] =>
  atrasadasDe(f).entran.map((v) => sql`${debidas(f, v)} where not ${enGuardado(f)}`);

/** One row for each that is behind, of those that `donde` finds: `que` it is, and n = 1 where it comes in, -1 where out. */
export const ajustes = (f: PorEstado, que: Condicion, donde: Condicion): Condicion => {
  const entran = deLasQueEntran(f).map((de) => sql` union all select ${que} 1 as n from ${de} and ${donde}`);
  const salen = atrasadasDe(f).salen.map(
    (v) => sql` union all select ${que} -1 as n from ${debidas(f, v)} where ${enGuardado(f)} and ${donde}`,
  );
  return sql.join([sql``, ...entran, ...salen], sql``);
};

/** The state that a row shows today, on afiliacion a. */
export const estadoDeHoy = ({ tipo, hoy }: Pick<PorEstado, 'tipo' | 'hoy'>): Condicion => {
  const casos = vencimientosDe(tipo).map((v) => sql`when ${debida(v, hoy)} then ${v.hasta}::smallint`);
  return sql`case ${sql.join(casos, sql` `)} else a.estado end`;
};

/** The same for totals of every state, of everybody or of one employer: what each that is behind is taken from and added to. */
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
