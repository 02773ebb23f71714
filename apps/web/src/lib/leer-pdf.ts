/** A PDF is told by its content and not by its name; the server looks closer (modules/persona/documento-pdf). */
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import { EXTREMO_PDF, lugarDeTabla, PESO_MAX_PDF, pesaDemasiado } from '@sgpa/domain/titular/certificado-pdf';
import { comoTexto, enBase64 } from './en-base64.ts';

/** Gives the file as base64; a refusal calls it `documento`. @throws Rechazo with the server's own words. */
export async function leerPdf(archivo: Blob, documento: string): Promise<string> {
  if (pesaDemasiado(archivo.size)) throw new Rechazo('PDF_MUY_GRANDE', { documento, maximo: PESO_MAX_PDF });
  const bytes = new Uint8Array(await archivo.arrayBuffer());
  const tabla = lugarDeTabla(comoTexto(bytes.subarray(0, EXTREMO_PDF)), comoTexto(bytes.subarray(-EXTREMO_PDF)));
  if (tabla === null) throw new Rechazo('PDF_INVALIDO', { documento });
  return enBase64(bytes);
}
