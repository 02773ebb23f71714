import type { FiltrosLista } from '@sgpa/contract/v1/lista-asegurados';
import { ALCANZABLES_POR_NOMBRE, TOPE_CON_OTROS_FILTROS, TOPE_POR_NOMBRE } from '@sgpa/domain/asegurado/busqueda';
import { claveDeOrden } from '@sgpa/domain/asegurado/lista-asegurados';
import type { IdAfiliacion } from '@sgpa/domain/shared/ids';
import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../db/pool.ts';
import { json, una } from '../../db/sentencia.ts';
import { CODIGOS, type FiltroLista } from './filtro.ts';

export interface Hallado {
  /**
   * All bearers of the name stand here, in the list's order. Of a common name only some do: without other filters the
   * newest, as far as the page goes, and none where the list is walked instead.
   */
  ids: readonly IdAfiliacion[];
  /** The text query finds the bearers of a common name, who are too many to be listed as ids. */
  comun: string | null;
}

export const afiliacionesPorNombre = una(
  'afiliacionesPorNombre',
  { ids: json<IdAfiliacion[] | null>(), consulta: 'text?', comun: 'bool' },
  (nombre: string, { tipo, entes }: Pick<FiltroLista, 'tipo' | 'entes'>, cuantas: number | null) => sql`
    select to_jsonb(ids) as ids, consulta::text as consulta, comun
    from afiliaciones_por_nombre(${nombre}, ${tipo}, ${entes}::smallint[],
      ${(cuantas === null ? TOPE_CON_OTROS_FILTROS : TOPE_POR_NOMBRE) + 1}, ${cuantas})`,
);

export const sinOtros = ({
  estados,
  entidades,
  fechas,
  idCreador,
  numeroDocumento,
  afiliaciones,
  venceEn,
  porEdad,
}: FiltroLista): boolean =>
  estados.length === CODIGOS.length &&
  entidades.length === 0 &&
  [fechas, idCreador, numeroDocumento, afiliaciones, venceEn, porEdad].every((otro) => otro === null);

/** An index gives all rows in such an order, so that the newest ones of a common name are not enough. */
const esOtroOrden = ({ orden }: FiltroLista): boolean => orden === 'REGISTRO_ASC' || claveDeOrden(orden) !== null;

/** Counts the rows up to the end of the page; 0 where the page is further than pages lead. */
function hastaDonde({ pagina, limite }: FiltroLista): number {
  const desde = pagina * limite;
  return desde < ALCANZABLES_POR_NOMBRE ? desde + limite : 0;
}

/** Gives as many as the page needs; null where other filters or another order need more of a common name. */
const cuantasDe = (f: FiltroLista): number | null => (sinOtros(f) && !esOtroOrden(f) ? hastaDonde(f) : null);

/**
 * Finds whom a name is of; null where no name, or somebody by identifier, is asked for.
 *
 * @param cuantas how many of the newest bearers of a common name are found; null finds all up to the higher cap
 */
export async function hallar(
  trx: Trx,
  { nombre }: Pick<FiltrosLista, 'nombre'>,
  f: FiltroLista,
  cuantas = cuantasDe(f),
): Promise<Hallado | null> {
  if (nombre === undefined || f.afiliaciones !== null) return null;
  const halladas = await afiliacionesPorNombre(trx, nombre.normalize('NFC'), f, cuantas);
  return { ids: halladas?.ids ?? [], comun: halladas?.comun === true ? halladas.consulta : null };
}

/** Holds on afiliacion a. It is a sub-select of one row, so that no plan begins with everybody of a common name. */
export const deEsteNombre = ({ ids, comun }: Hallado): RawBuilder<unknown> =>
  comun === null
    ? sql`a.id = any (${ids}::bigint[])`
    : sql`(select n.palabras @@ ${comun}::tsquery from afiliacion_nombre n where n.id_afiliacion = a.id)`;

/** Counts whom a name alone finds; null where another filter narrows the search. */
export function cuantosPorNombre(f: FiltroLista, { ids, comun }: Hallado): number | null {
  if (!sinOtros(f)) return null;
  return comun === null ? ids.length : TOPE_POR_NOMBRE;
}

/**
 * Keeps only the page's own ids where no other filter narrows the search. Of a common name only the first pages can be
 * reached.
 */
export function enPaginas<F extends FiltroLista & { hallado?: Hallado | null }>(f: F): F {
  const { hallado } = f;
  if (!hallado) return f;
  const desde = f.pagina * f.limite;
  const esComun = hallado.comun !== null;
  if (esComun && desde >= ALCANZABLES_POR_NOMBRE) return { ...f, pagina: 0, limite: 0 };
  if (!sinOtros(f) || (esComun && (hallado.ids.length === 0 || esOtroOrden(f)))) return f;
  const ids = f.orden === 'REGISTRO_ASC' ? hallado.ids.toReversed() : hallado.ids;
  return { ...f, pagina: 0, hallado: { ids: ids.slice(desde, desde + f.limite), comun: null } };
}
