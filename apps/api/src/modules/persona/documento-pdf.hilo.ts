// This thread checks documents one after the other (pdf-recibido.ts).

import { getDocument, PasswordException, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type PdfRevisado, revisarPdf } from './documento-pdf.ts';

type Reparo = 'PDF_ACTIVO' | 'PDF_INVALIDO';

/** Opens the document in a maintained reader (pdf.js), undrawn: a second check, which reads encrypted files too. */
export async function segunLector(bytes: Uint8Array): Promise<Reparo | null> {
  // The reader takes over the array that it is given, hence the copy.
  const tarea = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  try {
    return (await haceAlgo(await tarea.promise)) ? 'PDF_ACTIVO' : null;
  } catch (error) {
    return error instanceof PasswordException ? 'PDF_ACTIVO' : 'PDF_INVALIDO';
  } finally {
    await tarea.destroy();
  }
}

async function haceAlgo(documento: PDFDocumentProxy): Promise<boolean> {
  await documento.getPage(1);
  const { info } = await documento.getMetadata();
  if ('IsXFAPresent' in info && info.IsXFAPresent === true) return true;
  return (await tieneProgramas(documento)) || (await documento.getAttachments()) !== null;
}

/** Finds programs of the document or of a field; pdf.js's own `hasJSActions` says yes to any signature. */
export async function tieneProgramas(documento: PDFDocumentProxy): Promise<boolean> {
  const campos = [...((await documento.getFieldObjects())?.values() ?? [])].flat();
  const conProgramas = campos.some(
    (campo) => 'actions' in campo && campo.actions !== null && campo.actions !== undefined,
  );
  return conProgramas || (await documento.getJSActions()) !== null;
}

export default async function revisar(base64: string): Promise<PdfRevisado> {
  const revisado = revisarPdf(base64);
  return typeof revisado === 'string' ? revisado : ((await segunLector(revisado)) ?? revisado);
}
