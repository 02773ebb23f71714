import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { tieneProgramas } from '../documento-pdf.hilo.ts';

/** Lists what another program (pdf.js) finds in it that does more than show a page. */
export async function loQueHace(pdf: Buffer): Promise<string[]> {
  const tarea = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  try {
    const documento = await tarea.promise;
    const { info } = await documento.getMetadata();
    const paginas = await Promise.all(Array.from({ length: documento.numPages }, (_, i) => documento.getPage(i + 1)));
    const notas = (await Promise.all(paginas.map((una) => una.getAnnotations()))).flat();
    const hallado: [string, boolean][] = [
      ['programa', await tieneProgramas(documento)],
      ['archivo', (await documento.getAttachments()) !== null || notas.some((una) => 'file' in una || una.attachment)],
      ['XFA', 'IsXFAPresent' in info && info.IsXFAPresent === true],
      ['fuera', notas.some(({ url, unsafeUrl }) => unsafeUrl && !url)],
    ];
    return hallado.flatMap(([que, esta]) => (esta ? [que] : []));
  } finally {
    await tarea.destroy();
  }
}
