import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy, type PDFPageProxy, TextLayer } from 'pdfjs-dist';
import programa from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

// The content policy allows only what we serve.
GlobalWorkerOptions.workerSrc = programa;

/** A drawing sharper than the screen lets a QR code be read from it too. */
const FINURA = 2;
/** Telephones draw nothing on a larger canvas. */
const MAX_ANCHO_DE_DIBUJO = 3200;

export interface Abierto {
  paginas: number;
  /** Draws a page into its place, with text to select and hear; it does nothing once another size was asked for. */
  dibujar(numero: number, lugar: HTMLElement, ancho: number, vigente: AbortSignal): Promise<void>;
  cerrar(): void;
}

async function dibujarPagina(
  pagina: PDFPageProxy,
  lugar: HTMLElement,
  ancho: number,
  vigente: AbortSignal,
): Promise<void> {
  const escala = ancho / pagina.getViewport({ scale: 1 }).width;
  const fina = pagina.getViewport({ scale: escala * Math.min(FINURA, MAX_ANCHO_DE_DIBUJO / ancho) });
  const canvas = document.createElement('canvas');
  canvas.width = fina.width;
  canvas.height = fina.height;
  // The page's text stands over the canvas.
  canvas.setAttribute('aria-hidden', 'true');
  const texto = document.createElement('div');
  texto.className = 'visor-texto';
  await pagina.render({ canvas, viewport: fina }).promise;
  const viewport = pagina.getViewport({ scale: escala });
  await new TextLayer({ textContentSource: pagina.streamTextContent(), container: texto, viewport }).render();
  if (vigente.aborted) return;
  lugar.style.setProperty('--total-scale-factor', String(escala));
  lugar.replaceChildren(canvas, texto);
}

/** @throws when the file is no PDF. */
export async function abrirPdf(pdf: Blob): Promise<Abierto> {
  const tarea = getDocument({ data: new Uint8Array(await pdf.arrayBuffer()) });
  const documento: PDFDocumentProxy = await tarea.promise;
  return {
    paginas: documento.numPages,
    dibujar: async (numero, lugar, ancho, vigente) =>
      dibujarPagina(await documento.getPage(numero), lugar, ancho, vigente),
    cerrar: () => void tarea.destroy(),
  };
}
