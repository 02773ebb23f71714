import { createCanvas } from '@napi-rs/canvas';
import jsQR from 'jsqr';
import { getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Opens it with another program's reader (pdf.js). */
async function abierto<T>(pdf: Uint8Array, leer: (documento: PDFDocumentProxy) => Promise<T>): Promise<T> {
  const tarea = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  try {
    return await leer(await tarea.promise);
  } finally {
    await tarea.destroy();
  }
}

/** Gives the text of each page, as it is selected. */
export const textoDe = (pdf: Uint8Array): Promise<string[]> =>
  abierto(pdf, (documento) =>
    Promise.all(
      Array.from({ length: documento.numPages }, async (_, i) => {
        const { items } = await (await documento.getPage(i + 1)).getTextContent();
        return items.map((uno) => ('str' in uno ? uno.str + (uno.hasEOL ? ' ' : '') : '')).join('');
      }),
    ),
  );

type Nodo = NonNullable<Awaited<ReturnType<PDFPageProxy['getStructTree']>>>;

const papeles = ({ role, children }: Nodo): string[] => [
  role,
  ...children.flatMap((uno) => ('children' in uno ? papeles(uno) : [])),
];

/** Gives what a screen reader is told: title, language, and the parts of the first page in their order. */
export const estructuraDe = (pdf: Uint8Array) =>
  abierto(pdf, async (documento) => {
    const { info } = await documento.getMetadata();
    const arbol = await (await documento.getPage(1)).getStructTree();
    return {
      titulo: 'Title' in info ? info.Title : null,
      idioma: 'Language' in info ? info.Language : null,
      partes: arbol ? papeles(arbol) : [],
    };
  });

/** A scanner with 288 dots an inch sees at this scale. */
const ESCALA = 4;
/** The code stands in the left part of the sheet. */
const ANCHO = 220 * ESCALA;

/** Gives what a camera reads from the last page. */
export const qrDe = (pdf: Uint8Array): Promise<string | undefined> =>
  abierto(pdf, async (documento) => {
    const pagina = await documento.getPage(documento.numPages);
    const viewport = pagina.getViewport({ scale: ESCALA });
    const canvas = createCanvas(ANCHO, viewport.height);
    const canvasContext = canvas.getContext('2d');
    await pagina.render({ canvas: null, canvasContext, viewport }).promise;
    const { data, width, height } = canvasContext.getImageData(0, 0, canvas.width, canvas.height);
    return jsQR.default(new Uint8ClampedArray(data), width, height)?.data;
  });
