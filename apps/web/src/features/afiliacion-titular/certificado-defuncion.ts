/** What can be told of a death certificate before it is sent; the server looks closer (registro-fallecido). */
import { AppError } from '@sgpa/domain/errors/app-error';

const MEGA = 1024 * 1024;
const PESO_MAX_MB = 5;
const FIRMA = '%PDF-';

/** The file as base64, told by its content and not by its name. @throws AppError with the server's own words. */
export async function leerCertificado(archivo: Blob): Promise<string> {
  if (archivo.size > PESO_MAX_MB * MEGA) throw new AppError('PDF_MUY_GRANDE', { maximo: `${PESO_MAX_MB} MB` });
  const bytes = new Uint8Array(await archivo.arrayBuffer());
  const comienzo = String.fromCharCode(...bytes.subarray(0, FIRMA.length));
  if (comienzo !== FIRMA) throw new AppError('PDF_INVALIDO');
  return enBase64(bytes);
}

/** As many bytes at a time as a call takes arguments; a multiple of three, so that the parts join. */
const PARTE = 0x6000;

function enBase64(bytes: Uint8Array): string {
  let base64 = '';
  for (let i = 0; i < bytes.length; i += PARTE) {
    const parte: string = Reflect.apply(String.fromCharCode, null, bytes.subarray(i, i + PARTE));
    base64 += btoa(parte);
  }
  return base64;
}
