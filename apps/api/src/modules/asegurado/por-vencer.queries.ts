/** Covers that have an end: the column it stands in, by state (migration 0063 says why an ACTIVO has its own). On afiliacion a. */
import { AVISADOS_POR_EDAD, ESTADO, estadosConFin } from '@sgpa/domain/cobertura/estados';
import { type FechaCivil, sumarDias, ULTIMO_DIA } from '@sgpa/domain/shared/fecha-civil';
import { type RawBuilder, sql } from 'kysely';
import type { FiltroLista } from './filtro.ts';

type DeQueTipo = Pick<FiltroLista, 'tipo'>;

/** Covers that end in one column. */
interface ConFin {
  columna: RawBuilder<unknown>;
  /** Which rows, whose end is in a period. */
  entre(desde: FechaCivil, hasta: FechaCivil): RawBuilder<unknown>;
}

/** Literals: an index of some states only is not read for values that the plan does not know. */
const enEstados = (estados: readonly number[]) => sql`a.estado in (${sql.join(estados.map(sql.lit))})`;

const TERMINA: ConFin = {
  columna: sql`fin_cobertura`,
  entre: (desde, hasta) =>
    sql`${enEstados(estadosConFin('TITULAR'))} and a.fin_cobertura between ${desde}::date and ${hasta}::date`,
};

/** An ACTIVO ends by age alone. */
const ACTIVO: ConFin = {
  columna: sql`fin_por_edad`,
  entre: (desde, hasta) =>
    sql`a.estado = ${sql.lit(ESTADO.ACTIVO)} and a.fin_por_edad between ${desde}::date and ${hasta}::date`,
};

const conFin = ({ tipo }: DeQueTipo): readonly ConFin[] => (tipo === 'TITULAR' ? [TERMINA] : [TERMINA, ACTIVO]);

/** Covered on `desde`, and the cover ends on `hasta` at the latest. */
export const porVencer = (f: DeQueTipo, desde: FechaCivil, hasta: FechaCivil): RawBuilder<unknown> =>
  sql`(${sql.join(
    conFin(f).map(({ entre }) => sql`(${entre(desde, hasta)})`),
    sql` or `,
  )})`;

/** Covered on `desde`, whatever else ends it, and too old on `hasta` at the latest. */
export const porEdad = (desde: FechaCivil, hasta: FechaCivil): RawBuilder<unknown> =>
  sql`${enEstados(AVISADOS_POR_EDAD)} and a.fin_por_edad between ${desde}::date and ${hasta}::date
    and (a.fin_cobertura is null or a.fin_cobertura >= ${desde}::date)`;

/** What is listed by its end, the nearest first, as far ahead as it is asked for: each part in the order of its index. */
export function partesPorFin({ tipo, venceEn, hoy }: Pick<FiltroLista, 'tipo' | 'venceEn'> & { hoy: FechaCivil }) {
  const hasta = venceEn === null ? ULTIMO_DIA : sumarDias(hoy, venceEn);
  return conFin({ tipo }).map(({ columna, entre }) => ({ columna, cuales: entre(hoy, hasta) }));
}
