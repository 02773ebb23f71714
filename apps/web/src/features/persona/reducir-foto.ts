import { ajustar, BYTES_MAX, DANADA, MUY_PESADA, revisarImagen } from './foto.ts';

const CALIDAD = 0.85;

/**
 * Turns the file that was chosen into a small JPEG data URL, drawn anew (so without the place and device that cameras
 * write into it). @throws Error with a text to show.
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
  // JPEG has no transparency: without this, what is transparent would turn black.
  pincel.fillStyle = '#ffffff';
  pincel.fillRect(0, 0, ancho, alto);
  pincel.imageSmoothingQuality = 'high';
  pincel.drawImage(imagen, 0, 0, ancho, alto);
  imagen.close();
  return lienzo.toDataURL('image/jpeg', CALIDAD);
}
