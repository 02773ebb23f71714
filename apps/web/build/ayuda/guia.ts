import { ATAJOS } from '../../src/features/paleta/atajos.ts';
import { anclaDe, documento, escapar, indice, tabla } from './documento.ts';
import { enHtml, leer } from './markdown.ts';
import { tablaDeRoles } from './roles.ts';

const teclas = (todas: readonly string[]): string => todas.map((una) => `<kbd>${una}</kbd>`).join(' ');

const tablaDeAtajos = (): string =>
  ATAJOS.map(
    ({ donde, atajos }) =>
      `<h3 id="${anclaDe(donde)}">${escapar(donde)}</h3>${tabla(
        ['Tecla', 'Qué hace'],
        atajos.map(({ teclas: suyas, que }) => [teclas(suyas), escapar(que)]),
        donde,
      )}`,
  ).join('\n');

/** Joins the text written by hand with the program's tables and the pictures of the browser tests. */
export function guiaDeUsuario(): { html: string; imagenes: Map<string, Buffer> } {
  const { html, entradas, imagenes } = enHtml(leer('guia-de-usuario.md').toString('utf8'));
  const cuerpo = html.replace('<!--roles-->', tablaDeRoles).replace('<!--atajos-->', tablaDeAtajos);
  return {
    html: documento({
      titulo: 'Guía de usuario',
      subtitulo: 'Registro de la población asegurada de la seguridad social de corto plazo',
      cuerpo: indice(entradas) + cuerpo,
    }),
    imagenes,
  };
}
