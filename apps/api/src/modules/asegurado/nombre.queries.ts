import type { FiltrosLista } from '@sgpa/contract/v1/lista-asegurados';
import { ALCANZABLES_POR_NOMBRE, TOPE_CON_OTROS_FILTROS, TOPE_POR_NOMBRE } from '@sgpa/domain/asegurado/busqueda';
import { claveDeOrden } from '@sgpa/domain/asegurado/lista-asegurados';
import type { IdAfiliacion } from '@sgpa/domain/shared/ids';
import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../db/pool.ts';
import { json, una } from '../../db/sentencia.ts';
import { CODIGOS, type FiltroLista } from './filtro.ts';

/** Whom a name finds in the scope. */
export interface Hallado {
  /**
   * All of them, in the list's order. Of a common name, some: where nothing else is asked for, the newest as far as the
   * page goes, or none where it is walked as without a name.
   */
  ids: readonly IdAfiliacion[];
  /** What finds them in a row's words, where they are more than are read one by one. */
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

/** No other filter narrows the list. */
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

/** An index has all of them in that order; of a common name then not only the newest are asked for. */
const esOtroOrden = ({ orden }: FiltroLista): boolean => orden === 'REGISTRO_ASC' || claveDeOrden(orden) !== null;

/** As many rows as the page asked for and those before it are, or none where that is further than can be turned to. */
function hastaDonde({ pagina, limite }: FiltroLista): number {
  const desde = pagina * limite;
  return desde < ALCANZABLES_POR_NOMBRE ? desde + limite : 0;
}

/** As many as the page needs; null where other filters narrow a common name, or it is asked for in another order. */
const cuantasDe = (f: FiltroLista): number | null => (sinOtros(f) && !esOtroOrden(f) ? hastaDonde(f) : null);

/**
 * Null where no name is asked for; who is asked for by identifier needs none.
 * @param cuantas of a common name the newest, as many; null: all up to the higher cap
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

/** On afiliacion a. A sub-select of one row, so that no plan begins with everybody of a common name. */
export const deEsteNombre = ({ ids, comun }: Hallado): RawBuilder<unknown> =>
  comun === null
    ? sql`a.id = any (${ids}::bigint[])`
    : sql`(select n.palabras @@ ${comun}::tsquery from afiliacion_nombre n where n.id_afiliacion = a.id)`;

/** How many a name alone finds; null where something else narrows the search. */
export function cuantosPorNombre(f: FiltroLista, { ids, comun }: Hallado): number | null {
  if (!sinOtros(f)) return null;
  return comun === null ? ids.length : TOPE_POR_NOMBRE;
}

/** Where nothing else narrows the search, only the page's own rows are read. Of a common name the first pages can be turned to. */
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
