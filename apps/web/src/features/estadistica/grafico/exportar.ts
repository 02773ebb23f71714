import { ofrecerArchivo } from '../../../lib/ofrecer-archivo.ts';
import { withTimeLimit } from '../../../ui/with-time-limit.ts';
import type { Cifra, Cifras } from './datos.ts';

const traerImagen = withTimeLimit(() => import('html-to-image'));
const traerCsv = withTimeLimit(() => import('csv-stringify/browser/esm/sync'));

/** As the list's own file: semicolons, and what begins like a formula defused. */
const FORMA = {
  delimiter: ';',
  record_delimiter: 'windows',
  quoted_string: true,
  escape_formulas: true,
  bom: true,
} as const;

const nombreDeArchivo = (titulo: string): string =>
  titulo
    .normalize('NFD')
    .replace(/[^\w ]/g, '')
    .trim()
    .replace(/\s+/g, '-')
    .toLowerCase();

/** The card as it is seen, title and legend with it, twice as fine. */
export async function comoPng(figura: HTMLElement, titulo: string): Promise<void> {
  const { toBlob } = await traerImagen();
  const fondo = getComputedStyle(figura).backgroundColor;
  const sinBotones = (nodo: HTMLElement) => !(nodo instanceof HTMLElement && nodo.dataset.fueraDeImagen !== undefined);
  const imagen = await toBlob(figura, { pixelRatio: 2, backgroundColor: fondo, filter: sinBotones });
  if (imagen === null) throw new Error('the picture could not be made');
  ofrecerArchivo(`${nombreDeArchivo(titulo)}.png`, imagen);
}

export async function comoCsv(
  { encabezado, filas }: Cifras,
  nombreDe: (fila: Cifra) => string,
  titulo: string,
): Promise<void> {
  const { stringify } = await traerCsv();
  const texto = stringify(
    [
      [encabezado, 'Total', 'Titulares', 'Beneficiarios'],
      ...filas.map((fila) => [nombreDe(fila), fila.total, fila.titulares, fila.beneficiarios]),
    ],
    FORMA,
  );
  ofrecerArchivo(`${nombreDeArchivo(titulo)}.csv`, new Blob([texto], { type: 'text/csv;charset=utf-8' }));
}
