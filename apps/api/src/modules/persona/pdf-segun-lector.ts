import { getDocument, PasswordException, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

type Reparo = 'PDF_ACTIVO' | 'PDF_INVALIDO';

/** What a kept reader (pdf.js) finds in it, opened and not drawn: another pair of eyes, which has the key of what is encrypted. */
export async function segunLector(bytes: Uint8Array): Promise<Reparo | null> {
  // A copy: the reader keeps what it is given.
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

/** Of the document or of a field; its own `hasJSActions` says yes to any signature. */
export async function tieneProgramas(documento: PDFDocumentProxy): Promise<boolean> {
  const campos = [...((await documento.getFieldObjects())?.values() ?? [])].flat();
  const conProgramas = campos.some(
    (campo) => 'actions' in campo && campo.actions !== null && campo.actions !== undefined,
  );
  return conProgramas || (await documento.getJSActions()) !== null;
}
