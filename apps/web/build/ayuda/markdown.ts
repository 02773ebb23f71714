import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { imageSize } from 'image-size';
import { Marked, type Tokens } from 'marked';
import { anclaDe, type Entrada, escapar, tabla } from './documento.ts';

const CARPETA = new URL('../../ayuda/', import.meta.url);
export const leer = (nombre: string): Buffer => readFileSync(fileURLToPath(new URL(nombre, CARPETA)));

/** Draws a picture as wide as it was taken, so that its letters are those of the screen, or as there is room. */
function figura({ href, text }: Tokens.Image, imagenes: Map<string, Buffer>): string {
  const contenido = leer(href);
  imagenes.set(href, contenido);
  const { width, height } = imageSize(contenido);
  return `<figure><img src="${escapar(href)}" width="${width}" height="${height}" loading="lazy" alt=""><figcaption>${escapar(text)}</figcaption></figure>\n`;
}

/** Turns Markdown into the house's own dress: anchors, figures, tables that scroll. */
export function enHtml(texto: string): { html: string; entradas: Entrada[]; imagenes: Map<string, Buffer> } {
  const entradas: Entrada[] = [];
  const imagenes = new Map<string, Buffer>();
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        const entrada = { titulo: text, ancla: anclaDe(text), dentro: [] };
        if (depth === 2) entradas.push(entrada);
        else entradas.at(-1)?.dentro.push(entrada);
        return `<h${depth} id="${entrada.ancla}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      paragraph({ tokens }) {
        const [unico] = tokens;
        const dentro = this.parser.parseInline(tokens);
        return tokens.length === 1 && unico?.type === 'image' ? dentro : `<p>${dentro}</p>\n`;
      },
      image: (imagen) => figura(imagen, imagenes),
      table({ header, rows }) {
        const celda = (una: Tokens.TableCell) => this.parser.parseInline(una.tokens);
        return tabla(
          header.map(celda),
          rows.map((fila) => fila.map(celda)),
          header.map(({ text }) => text).join(', '),
        );
      },
    },
  });
  const html = marked.parse(texto, { async: false });
  return { html, entradas, imagenes };
}
