/** A chart's answer has the header first, then a row for each thing counted (acuerdos §6). */
export type Celda = string | number;
export type Tabla = [string, ...Celda[]][];

export type Tipo = 'TITULAR' | 'BENEFICIARIO';

export interface Parte {
  tipo: string;
  total: number;
}

export const suma = (partes: readonly Parte[], tipo?: Tipo): number =>
  partes.reduce((total, parte) => (tipo === undefined || parte.tipo === tipo ? total + parte.total : total), 0);

/** Gives the total and its two parts, as holders and as beneficiaries are two lists. */
const filaDe = (nombre: string, partes: readonly Parte[]): [string, ...Celda[]] => [
  nombre,
  suma(partes),
  suma(partes, 'TITULAR'),
  suma(partes, 'BENEFICIARIO'),
];

/** `nombres` gives the rows and their order, those with nothing counted included. */
export function tablaDe<K, P extends Parte>(
  encabezado: string,
  nombres: readonly (readonly [K, string])[],
  contado: readonly P[],
  claveDe: (parte: P) => K,
): Tabla {
  const partes = Map.groupBy(contado, claveDe);
  return [
    [encabezado, 'Total', 'Titulares', 'Beneficiarios'],
    ...nombres.map(([clave, nombre]) => filaDe(nombre, partes.get(clave) ?? [])),
  ];
}
