// A thread of its own, for one document (pdf-recibido.ts).
import { parentPort, workerData } from 'node:worker_threads';
import { revisarPdf } from './documento-pdf.ts';

const revisado = revisarPdf(String(workerData));
// Given away, not copied: the thread ends here.
if (typeof revisado === 'string') parentPort?.postMessage(revisado);
else parentPort?.postMessage(revisado, [revisado.buffer]);
