import { cifra } from '../../../lib/cifras.ts';
import { COLOR_BENEFICIARIOS, COLOR_TITULARES, COLOR_TOTAL } from './colores.ts';
import type { Cifra } from './datos.ts';
import type { Parte } from './tipos.ts';

/** What all charts share: in Spanish, still, and the legend below what is drawn. */
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

/** Both types, one upon the other: their height is the total. */
export const apiladas = (filas: readonly Cifra[]) =>
  [
    serie('titulares', 'Titulares', COLOR_TITULARES, filas),
    serie('beneficiarios', 'Beneficiarios', COLOR_BENEFICIARIOS, filas),
  ].map((una) => ({ ...una, stack: 'total' }));

/** Lines stand each on its own. */
export const sueltas = (filas: readonly Cifra[]) => [
  serie('total', 'Total', COLOR_TOTAL, filas),
  serie('titulares', 'Titulares', COLOR_TITULARES, filas),
  serie('beneficiarios', 'Beneficiarios', COLOR_BENEFICIARIOS, filas),
];

/** By the identifier of a series. */
export const parteDe = (serie: number | string): Parte =>
  serie === 'titulares' || serie === 'beneficiarios' ? serie : 'total';
