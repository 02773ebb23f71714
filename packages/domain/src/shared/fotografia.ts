/** Limits what a photograph may measure, where it is chosen and where it is kept. */

/** The kept picture's longest side has so many pixels; a larger one is reduced. */
export const LADO_MAX = 600;

/** Decoded, an image takes up to eight bytes per pixel whatever its file weighs. */
export const PIXELES_MAX = 16_000_000;

/** The measures are read from a header, before anything is decoded. */
export interface Medidas {
  ancho: number;
  alto: number;
}

export const tieneDemasiadosPixeles = ({ ancho, alto }: Medidas): boolean => ancho * alto > PIXELES_MAX;

export type FormatoFoto = 'jpeg' | 'png' | 'webp';

const comienzaCon = (bytes: Uint8Array, firma: readonly number[], desde = 0): boolean =>
  firma.every((byte, i) => bytes[desde + i] === byte);

/** Tells the format by the first bytes, never by the name or the declared type; null for none of the three. */
export function formatoDeFoto(bytes: Uint8Array): FormatoFoto | null {
  if (comienzaCon(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (comienzaCon(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  // The file begins with 'RIFF', four bytes of length, and 'WEBP'.
  const esRiff = comienzaCon(bytes, [0x52, 0x49, 0x46, 0x46]);
  return esRiff && comienzaCon(bytes, [0x57, 0x45, 0x42, 0x50], 8) ? 'webp' : null;
}
