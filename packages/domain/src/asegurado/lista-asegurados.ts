/** Defines what the list is asked with, both where it is typed and where it is answered (document 2 §2). */
import { veAlPersonal } from '../cuenta/roles.ts';
import type { FechaCivil } from '../shared/fecha-civil.ts';
import { fueraDeLimite, type ProblemaDeCampo } from '../shared/problemas.ts';

/** The limit lies beyond any page that there can be, and within what the search can skip. */
export const MAX_PAGINA = 10_000_000;

/** An authority chooses this when it asks for no managing entity in particular. */
export const TODOS_LOS_ENTES = { id: 0, value: 'TODOS LOS ENTES GESTORES' } as const;

/** Tells on which of its two sides the list has a person with records of these types; null for no record. */
export function ladoDeLista(tipos: readonly string[]): 'TITULAR' | 'BENEFICIARIO' | null {
  if (tipos.length === 0) return null;
  return tipos.includes('TITULAR') ? 'TITULAR' : 'BENEFICIARIO';
}

/** Checks two dates, of which one or both may be left out. */
export const revisarOrden = (inicio: FechaCivil | null, fin: FechaCivil | null): ProblemaDeCampo | null =>
  inicio !== null && fin !== null && fin < inicio
    ? fueraDeLimite('La Fecha Fin no puede ser anterior a la Fecha Inicio.')
    : null;

/** An index has an entity's affiliations in the order of each of these keys, whatever is found. */
export const CLAVES_DE_LISTA = ['DOCUMENTO', 'NOMBRE', 'AFILIACION'] as const;
export type ClaveDeLista = (typeof CLAVES_DE_LISTA)[number];

/** These orders follow a key, from its first letter, number or day on, or from the last one back. */
const ORDENES_DE_CLAVE = [
  'DOCUMENTO',
  'DOCUMENTO_DESC',
  'NOMBRE',
  'NOMBRE_DESC',
  'AFILIACION',
  'AFILIACION_DESC',
] as const satisfies readonly `${ClaveDeLista}${'' | '_DESC'}`[];

/** These orders have an index, too: the newest registration first, the oldest, or the cover that ends soonest. */
const ORDENES_DE_INDICE = ['REGISTRO', 'REGISTRO_ASC', 'VENCIMIENTO'] as const;

/** So many rows can be turned to by a key, from either end of the list: a page further in reads all before it. */
export const ALCANZABLES_EN_ORDEN = 10_000;

/** These orders follow what a column shows (states their code), for as many rows as can be sorted at once. */
export const ORDENES_DE_COLUMNA = ['EDAD', 'ESTADO', 'EMPLEADOR', 'DOCUMENTO_TITULAR', 'USUARIO'] as const;
export type OrdenDeColumna = (typeof ORDENES_DE_COLUMNA)[number];

export const ORDENES = [...ORDENES_DE_INDICE, ...ORDENES_DE_CLAVE, ...ORDENES_DE_COLUMNA] as const;
export type OrdenDeLista = (typeof ORDENES)[number];

export const esOrdenDeColumna = (orden: OrdenDeLista): orden is OrdenDeColumna =>
  ORDENES_DE_COLUMNA.some((uno) => uno === orden);

/** Gives null for an order that is by none of the keys. */
export function claveDeOrden(orden: OrdenDeLista): { clave: ClaveDeLista; alReves: boolean } | null {
  const clave = CLAVES_DE_LISTA.find((una) => orden === una || orden === `${una}_DESC`);
  return clave === undefined ? null : { clave, alReves: orden !== clave };
}

/** Gives the same order from its other end; null for one that an index has from one end only, and for a column's. */
export function ordenAlReves(orden: OrdenDeLista): OrdenDeLista | null {
  const en = claveDeOrden(orden);
  return en && (en.alReves ? en.clave : `${en.clave}_DESC`);
}

/** At most so many rows are sorted by another column: an index for each would slow every registration. */
export const MAX_POR_ORDENAR = 2000;

/** @param masDe says that there are more rows than `total`, which nobody counted. */
export const revisarCuantosSeOrdenan = (total: number, masDe = false): ProblemaDeCampo | null =>
  masDe || total > MAX_POR_ORDENAR
    ? fueraDeLimite('Se ordena por esta columna con hasta 2.000 resultados: acote la búsqueda.')
    : null;

/** An order tells as much of a column as the column itself, so it needs the same permission. */
export const revisarOrdenDeRol = (orden: OrdenDeLista, rol: string): ProblemaDeCampo | null =>
  orden === 'USUARIO' && !veAlPersonal(rol) ? fueraDeLimite('Su rol no ve quién registró: elija otro orden.') : null;

/** A search for covers about to end looks at most this many days ahead. */
export const MAX_DIAS_POR_VENCER = 365;

/** A search for rights about to end by age looks one of these numbers of days ahead. */
export const DIAS_POR_EDAD = [15, 30, 60] as const;
export type DiasPorEdad = (typeof DIAS_POR_EDAD)[number];

export const revisarPorEdad = (
  porEdad: DiasPorEdad | null,
  tipo: 'TITULAR' | 'BENEFICIARIO',
): ProblemaDeCampo | null =>
  porEdad !== null && tipo === 'TITULAR'
    ? fueraDeLimite('Solo el derecho de un beneficiario termina por edad: búsquelo en la lista de beneficiarios.')
    : null;

/** In these states of the filter everybody has a day on which the cover ends, and the list shows it. */
const CON_VENCIMIENTO: readonly string[] = ['CESANTIA', 'AMPLIACIÓN'];

/**
 * An order by the end of cover would leave out whoever has none, so it is given only where everybody found has one.
 * `conFin` says that the search is for such people.
 */
export const revisarOrdenDeLista = (
  orden: OrdenDeLista,
  estados: readonly string[],
  conFin: boolean,
): ProblemaDeCampo | null =>
  orden !== 'VENCIMIENTO' ||
  conFin ||
  (estados.length > 0 && estados.every((estado) => CON_VENCIMIENTO.includes(estado)))
    ? null
    : fueraDeLimite(`Se ordena por esta fecha cuando se busca por ${CON_VENCIMIENTO.join(' o ')}.`);
