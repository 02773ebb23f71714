/** The saved photograph is to go. */
export const SIN_FOTO = '';

/** JPEG as a data URL when one was chosen in place of the saved one; null while the saved one stays. */
export type FotoEnMano = string | null;

const FIRMA_PNG = 'iVBORw0KGgo';

/** Address of a photograph that comes as base64, bare or as a data URL of an image; null for anything else. */
export function fuenteDeFoto(foto: string | null): string | null {
  const texto = foto?.trim() ?? '';
  if (/^data:image\/(png|jpeg);base64,/.test(texto)) return texto;
  if (texto === '' || !/^[A-Za-z0-9+/\s]+=*$/.test(texto)) return null;
  return `data:image/${texto.startsWith(FIRMA_PNG) ? 'png' : 'jpeg'};base64,${texto}`;
}
