/** An empty text removes the saved photograph. */
export const SIN_FOTO = '';

/** A JPEG as a data URL replaces the saved photograph; null keeps that one. */
export type FotoEnMano = string | null;

const FIRMA_PNG = 'iVBORw0KGgo';

/** Gives the address of a photograph in base64, bare or as a data URL of an image; null for anything else. */
export function fuenteDeFoto(foto: string | null): string | null {
  const texto = foto?.trim() ?? '';
  if (/^data:image\/(png|jpeg);base64,/.test(texto)) return texto;
  if (texto === '' || !/^[A-Za-z0-9+/\s]+=*$/.test(texto)) return null;
  return `data:image/${texto.startsWith(FIRMA_PNG) ? 'png' : 'jpeg'};base64,${texto}`;
}
