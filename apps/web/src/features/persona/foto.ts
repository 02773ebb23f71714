/** What can be told of an image from its first bytes, before anything decodes it. */

import { LADO_MAX, PIXELES_MAX } from '@sgpa/domain/shared/fotografia';
import { JPG } from 'image-size/types/jpg';
import { PNG } from 'image-size/types/png';

export const BYTES_MAX = 20_000_000;

const NO_ES_IMAGEN = 'El archivo no es una imagen JPEG o PNG.';
export const DANADA = 'No se pudo leer la imagen: el archivo está dañado.';
export const MUY_PESADA = 'La imagen es demasiado grande: elija un archivo de hasta 20 MB.';
const MUY_ANCHA = 'La imagen tiene demasiados píxeles: elija una de menor tamaño.';

interface Medidas {
  ancho: number;
  alto: number;
}

/** The text to show when the file can't be used, or null. The type is told by the content, never by the name. */
export function revisarImagen(bytes: Uint8Array): string | null {
  const png = comienzaCon(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  if (!png && !comienzaCon(bytes, [0xff, 0xd8, 0xff])) return NO_ES_IMAGEN;
  const medidas = medidasDe(bytes, png ? PNG : JPG);
  if (medidas === null || medidas.ancho === 0 || medidas.alto === 0) return DANADA;
  return medidas.ancho * medidas.alto > PIXELES_MAX ? MUY_ANCHA : null;
}

/** The largest size within {@link LADO_MAX} that keeps the proportions; a small image is not enlarged. */
export function ajustar({ ancho, alto }: Medidas): Medidas {
  const escala = Math.min(1, LADO_MAX / Math.max(ancho, alto));
  return { ancho: Math.max(1, Math.round(ancho * escala)), alto: Math.max(1, Math.round(alto * escala)) };
}

/** As the header says; null where it is broken. */
function medidasDe(bytes: Uint8Array, formato: typeof JPG): Medidas | null {
  try {
    const { width, height } = formato.calculate(bytes);
    return { ancho: width, alto: height };
  } catch {
    return null;
  }
}

function comienzaCon(bytes: Uint8Array, firma: readonly number[]): boolean {
  return firma.every((byte, i) => bytes[i] === byte);
}
