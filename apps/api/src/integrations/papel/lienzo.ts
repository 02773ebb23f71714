import { comoSeImprime } from '@sgpa/domain/certificado/letra';
import PDFDocument from 'pdfkit';
import { alcanza, LETRA, letraAmplia, type Peso } from './letra.ts';

export type Lienzo = PDFKit.PDFDocument;

export const MARGEN = 48;
export const PIE = 44;
export const TINTA = { texto: '#16201f', suave: '#4a5857', marca: '#0b4f55', linea: '#b8c4c2', fondo: '#eef3f2' };

/** A table, its cells and what stands beside it share this width. */
export const ANCHO = 595.28 - 2 * MARGEN;

interface Datos {
  titulo: string;
  autor: string;
  producto: string;
  fecha: Date;
}

/** Opens an empty sheet: tagged, in Spanish, for keeping (PDF/A-2a). */
export function abrirLienzo({ titulo, autor, producto, fecha }: Datos): Lienzo {
  const lienzo = new PDFDocument({
    size: 'A4',
    margins: { top: MARGEN, left: MARGEN, right: MARGEN, bottom: MARGEN + PIE },
    pdfVersion: '1.7',
    subset: 'PDF/A-2a',
    tagged: true,
    lang: 'es-BO',
    displayTitle: true,
    bufferPages: true,
    // A document for keeping carries its own fonts instead of the reader's.
    font: '',
    info: { Title: titulo, Author: autor, Creator: producto, Producer: producto, CreationDate: fecha, ModDate: fecha },
  });
  lienzo.registerFont('normal', LETRA.normal).registerFont('negrita', LETRA.negrita);
  return lienzo.font('normal').fontSize(10).fillColor(TINTA.texto);
}

/**
 * Chooses the font that writes the whole text, so that no name changes font in the middle, and gives the text as it is
 * written: composed. What neither font writes was refused before (`motivoSinLetra`).
 */
export function conLetra(lienzo: Lienzo, peso: Peso, texto: string): string {
  const impreso = comoSeImprime(texto);
  if (alcanza(peso, impreso)) lienzo.font(peso);
  else lienzo.registerFont(`${peso} amplia`, letraAmplia(peso)).font(`${peso} amplia`);
  return impreso;
}

/** Draws something that a screen reader passes over. */
export function adorno(lienzo: Lienzo, dibujar: () => void): void {
  lienzo.markContent('Artifact', { type: 'Layout' });
  dibujar();
  lienzo.endMarkedContent();
}

/** Begins a new page where the rest of this one is too short. */
export function hacerLugar(lienzo: Lienzo, alto: number): boolean {
  if (lienzo.y + alto <= lienzo.page.height - lienzo.page.margins.bottom) return false;
  lienzo.addPage();
  return true;
}

export function terminar(lienzo: Lienzo): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const trozos: Uint8Array[] = [];
    lienzo.on('data', (trozo: Uint8Array) => trozos.push(trozo));
    lienzo.once('end', () => resolve(Buffer.concat(trozos)));
    lienzo.once('error', reject);
    lienzo.end();
  });
}
