/** What the list asks with, the same where it is typed and where it is answered (document 2 §2 Affiliates list). */
import { veAlPersonal } from '../cuenta/roles.ts';
import type { FechaCivil } from '../shared/fecha-civil.ts';
import { fueraDeLimite, type ProblemaDeCampo } from '../shared/problemas.ts';

/** Beyond any page that there can be, and within what the search can skip. */
export const MAX_PAGINA = 10_000_000;

/** The choice of an authority that asks for no managing entity in particular. */
export const TODOS_LOS_ENTES = { id: 0, value: 'TODOS LOS ENTES GESTORES' } as const;

/** On which side of the list a person with those records stands: it has one for each kind; null where they are in none. */
export function ladoDeLista(registros: readonly { categoria: string }[]): 'TITULAR' | 'BENEFICIARIO' | null {
  if (registros.length === 0) return null;
  return registros.some(({ categoria }) => categoria === 'TITULAR') ? 'TITULAR' : 'BENEFICIARIO';
}

/** Of two dates, one or both may be left out. */
export const revisarOrden = (inicio: FechaCivil | null, fin: FechaCivil | null): ProblemaDeCampo | null =>
  inicio !== null && fin !== null && fin < inicio
    ? fueraDeLimite('La Fecha Fin no puede ser anterior a la Fecha Inicio.')
    : null;

/** What an index has in order with the affiliations of an entity, whatever is found. */
export const CLAVES_DE_LISTA = ['DOCUMENTO', 'NOMBRE', 'AFILIACION'] as const;
export type ClaveDeLista = (typeof CLAVES_DE_LISTA)[number];

/** By one of those, from its first letter, number or day on, or from the last one back. */
const ORDENES_DE_CLAVE = [
  'DOCUMENTO',
  'DOCUMENTO_DESC',
  'NOMBRE',
  'NOMBRE_DESC',
  'AFILIACION',
  'AFILIACION_DESC',
] as const satisfies readonly `${ClaveDeLista}${'' | '_DESC'}`[];

/** The newest registration first, or the oldest, or the cover that ends soonest: each is an index's own order, too. */
const ORDENES_DE_INDICE = ['REGISTRO', 'REGISTRO_ASC', 'VENCIMIENTO'] as const;

/** Rows that can be turned to by one of those keys, from either end of the list: a page further in reads all before it. */
export const ALCANZABLES_EN_ORDEN = 10_000;

/** By what a column shows, from the first letter or number on, and states by their code: of as many as can be put in order at once. */
export const ORDENES_DE_COLUMNA = ['EDAD', 'ESTADO', 'EMPLEADOR', 'DOCUMENTO_TITULAR', 'USUARIO'] as const;
export type OrdenDeColumna = (typeof ORDENES_DE_COLUMNA)[number];

export const ORDENES = [...ORDENES_DE_INDICE, ...ORDENES_DE_CLAVE, ...ORDENES_DE_COLUMNA] as const;
export type OrdenDeLista = (typeof ORDENES)[number];

export const esOrdenDeColumna = (orden: OrdenDeLista): orden is OrdenDeColumna =>
  ORDENES_DE_COLUMNA.some((uno) => uno === orden);

/** Null for an order that is by none of the keys. */
export function claveDeOrden(orden: OrdenDeLista): { clave: ClaveDeLista; alReves: boolean } | null {
  const clave = CLAVES_DE_LISTA.find((una) => orden === una || orden === `${una}_DESC`);
  return clave === undefined ? null : { clave, alReves: orden !== clave };
}

/** The same from its other end; of one that an index has from one end only, or of a column, null. */
export function ordenAlReves(orden: OrdenDeLista): OrdenDeLista | null {
  const en = claveDeOrden(orden);
  return en && (en.alReves ? en.clave : `${en.clave}_DESC`);
}

/** Rows that are put in order by another column: an index for each of ten million would be written with every registration. */
export const MAX_POR_ORDENAR = 2000;

/** @param masDe there are more than `total`, which nobody counted. */
export const revisarCuantosSeOrdenan = (total: number, masDe = false): ProblemaDeCampo | null =>
  masDe || total > MAX_POR_ORDENAR
    ? fueraDeLimite('Se ordena por esta columna con hasta 2.000 resultados: acote la búsqueda.')
    : null;

/** An order tells as much of a column as the column itself. */
export const revisarOrdenDeRol = (orden: OrdenDeLista, rol: string): ProblemaDeCampo | null =>
  orden === 'USUARIO' && !veAlPersonal(rol) ? fueraDeLimite('Su rol no ve quién registró: elija otro orden.') : null;

/** Days ahead that a search for covers about to end may look. */
export const MAX_DIAS_POR_VENCER = 365;

/** Days ahead that a search for rights about to end by age may look. */
export const DIAS_POR_EDAD = [15, 30, 60] as const;
export type DiasPorEdad = (typeof DIAS_POR_EDAD)[number];

export const revisarPorEdad = (
  porEdad: DiasPorEdad | null,
  tipo: 'TITULAR' | 'BENEFICIARIO',
): ProblemaDeCampo | null =>
  porEdad !== null && tipo === 'TITULAR'
    ? fueraDeLimite('Solo el derecho de un beneficiario termina por edad: búsquelo en la lista de beneficiarios.')
    : null;

/** States, by their names in the filter, in which everybody has a day on which the cover ends, and the list shows it. */
const CON_VENCIMIENTO: readonly string[] = ['CESANTIA', 'AMPLIACIÓN'];

/** Ordered by the end of cover, whoever has none would be missing: only where everybody found has one. `conFin`: the search is for such. */
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
