// This thread checks documents one after the other (pdf-recibido.ts).
import { type PdfRevisado, revisarPdf } from './documento-pdf.ts';
import { segunLector } from './pdf-segun-lector.ts';

export default async function revisar(base64: string): Promise<PdfRevisado> {
  const revisado = revisarPdf(base64);
  return typeof revisado === 'string' ? revisado : ((await segunLector(revisado)) ?? revisado);
}
