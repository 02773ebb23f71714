/**
 * Tells a death certificate's PDF from any other file by its two ends (ISO 32000, 7.5), the same in the browser and on
 * the server, which then walks through it. Texts come with one character for each byte.
 */

/** A file's limit of 20 MB means 20,000,000 bytes (acuerdos §10 'Limits'). */
const BYTES_MAX = 20_000_000;
export const PESO_MAX_PDF = '20 MB';

/** So many bytes of each end are looked at. */
export const EXTREMO_PDF = 1024;

export const pesaDemasiado = (bytes: number): boolean => bytes > BYTES_MAX;

/** Gives where the cross-reference section begins; null when this is no PDF, or one that was cut. */
export function lugarDeTabla(comienzo: string, final: string): number | null {
  if (!/^%PDF-[12]\.\d\s/.test(comienzo)) return null;
  const fin = [...final.matchAll(/startxref\s+(\d{1,10})\s+%%EOF/g)].at(-1);
  return fin ? Number(fin[1]) : null;
}
