// A thread of its own, for one document (pdf-recibido.ts).
import { parentPort, workerData } from 'node:worker_threads';
import { revisarPdf } from './documento-pdf.ts';
import { segunLector } from './pdf-segun-lector.ts';

const revisado = revisarPdf(String(workerData));
parentPort?.postMessage(typeof revisado === 'string' ? revisado : ((await segunLector(revisado)) ?? revisado));
