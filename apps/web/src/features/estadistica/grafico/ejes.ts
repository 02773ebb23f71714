import { cifra } from '../../../lib/cifras.ts';
import { COLOR_BENEFICIARIOS, COLOR_TITULARES, COLOR_TOTAL } from './colores.ts';
import { type Cifra, enCorto } from './datos.ts';
import type { Lamina, Parte } from './tarjeta.ts';

export const MARGEN = { top: 20, right: 28, bottom: 4, left: 4 };
/** A letter of an axis takes these pixels, and `RENGLON` is a line's height. */
export const LETRA = 7;
const RENGLON = 13;
/** The axis takes these pixels beside its names: its line, its title and the space between them. */
const TITULO = 38;

const mayorDe = (filas: readonly Cifra[]): number => Math.max(...filas.map(({ total }) => total));

/** The axis begins at zero and reaches at least one, so that a zero stands on the line and not in the middle. */
export const ejeDeValores = (filas: readonly Cifra[]) => ({
  label: 'Afiliaciones',
  min: 0,
  ...(mayorDe(filas) === 0 ? { max: 1 } : {}),
  tickMinStep: 1,
  valueFormatter: (valor: number) => enCorto(valor),
});

/** The axis is as wide as its longest figure; from a million on figures are shortened. */
export const anchoDeValores = (filas: readonly Cifra[]): number =>
  TITULO + LETRA * enCorto(Math.min(999_999, Math.ceil(mayorDe(filas) * 1.2))).length;

/** Lays the names flat where all of them fit so; else they slant, and none is left out that there is room for. */
export function posturaDeNombres({ filas, nombreCorto, ancho }: Pick<Lamina, 'filas' | 'nombreCorto' | 'ancho'>) {
  const largo = LETRA * Math.max(...filas.map((fila) => nombreCorto(fila).length));
  const lugar = ancho / filas.length;
  if (largo <= lugar) return { tickLabelStyle: {}, tickLabelInterval: 'auto' as const, alto: TITULO + RENGLON };
  return {
    tickLabelStyle: { angle: -45, textAnchor: 'end' as const },
    tickLabelInterval: lugar >= RENGLON ? () => true : ('auto' as const),
    alto: TITULO + Math.ceil((largo + RENGLON) * Math.SQRT1_2),
  };
}

/** Writes the short name below the axis, and the whole one where it is pointed at, with its total. */
export const nombresDe = ({ filas, nombreCorto, nombreDe }: Pick<Lamina, 'filas' | 'nombreCorto' | 'nombreDe'>) => ({
  data: filas.map(({ nombre }) => nombre),
  valueFormatter: (nombre: string, { location }: { location: string }) => {
    const fila = filas.find((una) => una.nombre === nombre);
    if (fila === undefined) return nombre;
    return location === 'tooltip' ? `${nombreDe(fila)}: ${cifra(fila.total)}` : nombreCorto(fila);
  },
});

/** All charts share it: they speak Spanish, stand still, and have the legend below. */
export const COMUN = {
  skipAnimation: true,
  // Enter on what the arrows stand on does what a click does.
  experimentalFeatures: { keyboardActivation: true },
  localeText: { loading: 'Cargando…', noData: 'Sin datos' },
  slotProps: { legend: { direction: 'horizontal', position: { vertical: 'bottom', horizontal: 'center' } } },
} as const;

const enNumero = (valor: number | null): string => (valor === null ? '' : cifra(valor));

const serie = (id: Parte, label: string, color: string, filas: readonly Cifra[]) => ({
  id,
  label,
  color,
  data: filas.map((fila) => fila[id]),
  valueFormatter: enNumero,
});

/** Stacks both types: their height is the total. */
export const apiladas = (filas: readonly Cifra[]) =>
  [
    serie('titulares', 'Titulares', COLOR_TITULARES, filas),
    serie('beneficiarios', 'Beneficiarios', COLOR_BENEFICIARIOS, filas),
  ].map((una) => ({ ...una, stack: 'total' }));

export const sueltas = (filas: readonly Cifra[]) => [
  serie('total', 'Total', COLOR_TOTAL, filas),
  serie('titulares', 'Titulares', COLOR_TITULARES, filas),
  serie('beneficiarios', 'Beneficiarios', COLOR_BENEFICIARIOS, filas),
];

export const parteDe = (serie: number | string): Parte =>
  serie === 'titulares' || serie === 'beneficiarios' ? serie : 'total';
