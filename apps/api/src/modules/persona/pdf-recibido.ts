import { Worker } from 'node:worker_threads';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import { PESO_MAX_PDF } from '@sgpa/domain/titular/certificado-pdf';
import { type PdfRevisado, revisarPdf } from './documento-pdf.ts';

/** In base64. A lighter one is checked in a millisecond or two, less than a thread takes to start. */
const PESADO = 1_000_000;
/** Twenty megabytes take a tenth of a second: longer is a machine that has no time for it now. */
const REVISION_MS = 10_000;
const HILO = new URL('./documento-pdf.hilo.ts', import.meta.url);

/** Elsewhere than in the event loop, which is everybody's (docs/decisions/0123-pdf-en-un-hilo.md). */
function revisarEnHilo(base64: string): Promise<PdfRevisado> {
  const hilo = new Worker(HILO, { workerData: base64, execArgv: [] });
  return new Promise<PdfRevisado>((resolve, reject) => {
    const reloj = setTimeout(() => {
      reject(new Rechazo('ARCHIVO_EN_ESPERA'));
      void hilo.terminate();
    }, REVISION_MS);
    hilo.once('message', resolve).once('error', reject);
    hilo.once('exit', () => {
      clearTimeout(reloj);
      reject(new Error('The thread that checks a PDF ended without an answer'));
    });
  });
}

/** The document, checked; `documento` is what a refusal calls it. */
export async function prepararPdf(base64: string, documento: string): Promise<Buffer> {
  const revisado = base64.length < PESADO ? revisarPdf(base64) : await revisarEnHilo(base64);
  if (typeof revisado !== 'string') return Buffer.from(revisado.buffer, revisado.byteOffset, revisado.byteLength);
  throw new Rechazo(revisado, revisado === 'PDF_MUY_GRANDE' ? { documento, maximo: PESO_MAX_PDF } : { documento });
}
