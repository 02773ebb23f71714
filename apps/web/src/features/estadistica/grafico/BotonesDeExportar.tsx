import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type RefObject, useState } from 'react';
import { ofrecerArchivo } from '../../../lib/ofrecer-archivo.ts';
import { toast } from '../../../ui/toast.ts';
import { withTimeLimit } from '../../../ui/with-time-limit.ts';
import type { Cifra, Cifras } from './datos.ts';

const traerImagen = withTimeLimit(() => import('html-to-image'));
const traerCsv = withTimeLimit(() => import('csv-stringify/browser/esm/sync'));

/** The file is written as the list's own: semicolons, and what begins like a formula defused. */
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

/** Draws the card as it is seen, title and legend with it, twice as fine. */
async function comoPng(figura: HTMLElement, titulo: string): Promise<void> {
  const { toBlob } = await traerImagen();
  const fondo = getComputedStyle(figura).backgroundColor;
  const sinBotones = (nodo: HTMLElement) => !(nodo instanceof HTMLElement && nodo.dataset.fueraDeImagen !== undefined);
  const imagen = await toBlob(figura, { pixelRatio: 2, backgroundColor: fondo, filter: sinBotones });
  if (imagen === null) throw new Error('the picture could not be made');
  ofrecerArchivo(`${nombreDeArchivo(titulo)}.png`, imagen);
}

async function comoCsv(
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

interface Props {
  titulo: string;
  figura: RefObject<HTMLElement | null>;
  cifras: Cifras;
  nombreDe: (fila: Cifra) => string;
  listo: boolean;
}

export function BotonesDeExportar({ titulo, figura, cifras, nombreDe, listo }: Props) {
  const [ocupado, setOcupado] = useState(false);

  async function hacer(guardar: () => Promise<void>) {
    if (ocupado) return;
    setOcupado(true);
    try {
      await guardar();
    } catch {
      toast('error', 'No se pudo hacer el archivo. Inténtelo otra vez.');
    } finally {
      setOcupado(false);
    }
  }

  const boton = (tipo: 'PNG' | 'CSV', guardar: () => Promise<void>) => (
    <Button
      size="small"
      disabled={!listo}
      aria-disabled={ocupado}
      onClick={() => void hacer(guardar)}
      aria-label={`${tipo} de ${titulo}`}
    >
      {tipo}
    </Button>
  );
  return (
    <Stack direction="row">
      {boton('PNG', async () => {
        if (figura.current !== null) await comoPng(figura.current, titulo);
      })}
      {boton('CSV', () => comoCsv(cifras, nombreDe, titulo))}
    </Stack>
  );
}
