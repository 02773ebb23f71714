import { Worker } from 'node:worker_threads';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import { PESO_MAX_PDF } from '@sgpa/domain/titular/certificado-pdf';
import { crearTurnos } from '../../turnos.ts';
import type { PdfRevisado } from './documento-pdf.ts';

/** Any takes three to six tenths of a second, mostly the start of thread and reader: longer is a machine that has no time for it now. */
const REVISION_MS = 15_000;
/** Together with the revision within the half minute that the web's requests have. */
const ESPERA_MS = 10_000;
/** A file of 20 MB needs a third of it; what needs more is built to need it. */
const MEMORIA = { maxOldGenerationSizeMb: 384 };
const SIN_MEMORIA = 'ERR_WORKER_OUT_OF_MEMORY';
const HILO = new URL('./documento-pdf.hilo.ts', import.meta.url);
/** Memory is everybody's, and few papers come in a day. */
const enTurno = crearTurnos({ aLaVez: 1, enEspera: 30, esperaMs: ESPERA_MS, codigo: 'ARCHIVO_EN_ESPERA' });

/** Elsewhere than in the event loop, which is everybody's (docs/decisions/0123-pdf-en-un-hilo.md). */
function revisarEnHilo(base64: string): Promise<PdfRevisado> {
  const hilo = new Worker(HILO, { workerData: base64, execArgv: [], resourceLimits: MEMORIA });
  return new Promise<PdfRevisado>((resolve, reject) => {
    const reloj = setTimeout(() => {
      reject(new Rechazo('ARCHIVO_EN_ESPERA'));
      void hilo.terminate();
    }, REVISION_MS);
    hilo.once('message', resolve).once('error', (error: Error) => {
      if ('code' in error && error.code === SIN_MEMORIA) resolve('PDF_ACTIVO');
      else reject(error);
    });
    hilo.once('exit', () => {
      clearTimeout(reloj);
      reject(new Error('The thread that checks a PDF ended without an answer'));
    });
  });
}

/** The document, checked; `documento` is what a refusal calls it. */
export async function prepararPdf(base64: string, documento: string): Promise<Buffer> {
  const revisado = await enTurno(() => revisarEnHilo(base64));
  if (typeof revisado !== 'string') return Buffer.from(revisado.buffer, revisado.byteOffset, revisado.byteLength);
  throw new Rechazo(revisado, revisado === 'PDF_MUY_GRANDE' ? { documento, maximo: PESO_MAX_PDF } : { documento });
}
