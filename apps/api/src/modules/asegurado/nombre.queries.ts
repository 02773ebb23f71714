import type { FiltrosLista } from '@sgpa/contract/v1/lista-asegurados';
import { ALCANZABLES_POR_NOMBRE, TOPE_CON_OTROS_FILTROS, TOPE_POR_NOMBRE } from '@sgpa/domain/asegurado/busqueda';
import { claveDeOrden } from '@sgpa/domain/asegurado/lista-asegurados';
import { type IdAfiliacion, idAfiliacion } from '@sgpa/domain/shared/ids';
import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../db/pool.ts';
import { json, una } from '../../db/sentencia.ts';
import { CODIGOS, type FiltroLista } from './filtro.ts';

/** Whom a name finds in the scope, or who is asked for by identifier. */
export interface Hallado {
  /**
   * All of them, in the list's order. Of a common name, some; where nothing else is asked for, the newest as far as the
   * page goes, or null: then it is walked as without a name.
   */
  ids: readonly IdAfiliacion[] | null;
  /** Asked for, not found: what is not in the scope has still to go. */
  pedidos?: true;
  /** What finds them in a row's words. */
  consulta: string;
  /** More than are read one by one. */
  comun: boolean;
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
  venceEn,
  porEdad,
}: FiltroLista): boolean =>
  estados.length === CODIGOS.length &&
  entidades.length === 0 &&
  [fechas, idCreador, numeroDocumento, venceEn, porEdad].every((otro) => otro === null);

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
 * Null where neither a name nor an identifier is asked for.
 * @param cuantas of a common name the newest, as many; null: all up to the higher cap
 */
export async function hallar(
  trx: Trx,
  { nombre, afiliaciones }: Pick<FiltrosLista, 'nombre' | 'afiliaciones'>,
  f: FiltroLista,
  cuantas = cuantasDe(f),
): Promise<Hallado | null> {
  if (afiliaciones)
    return {
      ids: afiliaciones.split(',').map((id) => idAfiliacion(Number(id))),
      consulta: '',
      comun: false,
      pedidos: true,
    };
  if (nombre === undefined) return null;
  const hallado = await afiliacionesPorNombre(trx, nombre.normalize('NFC'), f, cuantas);
  return { ids: hallado ? hallado.ids : [], consulta: hallado?.consulta ?? '', comun: hallado?.comun === true };
}

/** On afiliacion a. A sub-select of one row, so that no plan begins with everybody of a common name. */
export const deEsteNombre = ({ ids, consulta, comun }: Hallado): RawBuilder<unknown> =>
  comun
    ? sql`(select n.palabras @@ ${consulta}::tsquery from afiliacion_nombre n where n.id_afiliacion = a.id)`
    : sql`a.id = any (${ids}::bigint[])`;

/** Nothing but the name narrows the search. */
const soloNombre = (f: FiltroLista, { pedidos }: Hallado): boolean => pedidos === undefined && sinOtros(f);

/** How many a name alone finds; null where something else narrows the search. */
export function cuantosPorNombre(f: FiltroLista, hallado: Hallado): number | null {
  if (!soloNombre(f, hallado)) return null;
  return hallado.comun ? TOPE_POR_NOMBRE : (hallado.ids?.length ?? 0);
}

/** Where nothing else narrows the search, only the page's own rows are read. Of a common name the first pages can be turned to. */
export function enPaginas<F extends FiltroLista & { hallado?: Hallado | null }>(f: F): F {
  const { hallado } = f;
  if (!hallado) return f;
  const desde = f.pagina * f.limite;
  if (hallado.comun && desde >= ALCANZABLES_POR_NOMBRE) return { ...f, pagina: 0, limite: 0 };
  if (!soloNombre(f, hallado) || hallado.ids === null || (hallado.comun && esOtroOrden(f))) return f;
  const ids = f.orden === 'REGISTRO_ASC' ? hallado.ids.toReversed() : hallado.ids;
  return { ...f, pagina: 0, hallado: { ...hallado, comun: false, ids: ids.slice(desde, desde + f.limite) } };
}
