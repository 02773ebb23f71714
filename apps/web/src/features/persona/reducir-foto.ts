import { formatoDeFoto, LADO_MAX, type Medidas, tieneDemasiadosPixeles } from '@sgpa/domain/shared/fotografia';
import { JPG } from 'image-size/types/jpg';
import { PNG } from 'image-size/types/png';
import { WEBP } from 'image-size/types/webp';

/** An image is judged by its first bytes, before anything decodes it. */
const BYTES_MAX = 20_000_000;

const NO_ES_IMAGEN = 'El archivo no es una imagen JPEG, PNG o WebP.';
const DANADA = 'No se pudo leer la imagen: el archivo está dañado.';
const MUY_PESADA = 'La imagen es demasiado grande: elija un archivo de hasta 20 MB.';
const MUY_ANCHA = 'La imagen tiene demasiados píxeles: elija una de hasta 16 megapíxeles.';

const CABECERAS = { jpeg: JPG, png: PNG, webp: WEBP };

/** Gives the text to show when the file can't be used, or null. The content tells the type, never the name. */
export function revisarImagen(bytes: Uint8Array): string | null {
  const formato = formatoDeFoto(bytes);
  if (formato === null) return NO_ES_IMAGEN;
  const medidas = medidasDe(bytes, CABECERAS[formato]);
  if (medidas === null || medidas.ancho === 0 || medidas.alto === 0) return DANADA;
  return tieneDemasiadosPixeles(medidas) ? MUY_ANCHA : null;
}

/** Gives the largest size within {@link LADO_MAX} that keeps the proportions; a small image is not enlarged. */
export function ajustar({ ancho, alto }: Medidas): Medidas {
  const escala = Math.min(1, LADO_MAX / Math.max(ancho, alto));
  return { ancho: Math.max(1, Math.round(ancho * escala)), alto: Math.max(1, Math.round(alto * escala)) };
}

/** Reads the size from the header; null where that is broken. */
function medidasDe(bytes: Uint8Array, formato: typeof JPG): Medidas | null {
  try {
    const { width, height } = formato.calculate(bytes);
    return { ancho: width, alto: height };
  } catch {
    return null;
  }
}

const CALIDAD = 0.85;

/**
 * Turns the chosen file into a small JPEG data URL, drawn anew (so without the place and device that cameras write into
 * it). @throws Error with a text to show.
 */
export async function reducirFoto(archivo: Blob): Promise<string> {
  if (archivo.size > BYTES_MAX) throw new Error(MUY_PESADA);
  const problema = revisarImagen(new Uint8Array(await archivo.arrayBuffer()));
  if (problema !== null) throw new Error(problema);
  const imagen = await createImageBitmap(archivo).catch(() => {
    throw new Error(DANADA);
  });
  const { ancho, alto } = ajustar({ ancho: imagen.width, alto: imagen.height });
  const lienzo = document.createElement('canvas');
  lienzo.width = ancho;
  lienzo.height = alto;
  const pincel = lienzo.getContext('2d');
  if (pincel === null) throw new Error(DANADA);
  // JPEG has no transparency: without this, transparent parts would turn black.
  pincel.fillStyle = '#ffffff';
  pincel.fillRect(0, 0, ancho, alto);
  pincel.imageSmoothingQuality = 'high';
  pincel.drawImage(imagen, 0, 0, ancho, alto);
  imagen.close();
  return lienzo.toDataURL('image/jpeg', CALIDAD);
}
