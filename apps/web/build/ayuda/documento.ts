interface Documento {
  titulo: string;
  subtitulo: string;
  /** The body stands below the document's title. */
  cuerpo: string;
}

export const escapar = (texto: string): string =>
  texto.replace(/[&<>"]/g, (signo) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[signo] ?? signo);

/** Links within the document and to it use the anchor of a title. */
export const anclaDe = (titulo: string): string =>
  titulo
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export interface Entrada {
  titulo: string;
  ancla: string;
  dentro: Entrada[];
}

const lista = (entradas: readonly Entrada[]): string =>
  entradas.length === 0
    ? ''
    : `<ul>${entradas.map(({ titulo, ancla, dentro }) => `<li><a href="#${ancla}">${escapar(titulo)}</a>${lista(dentro)}</li>`).join('')}</ul>`;

export const indice = (entradas: readonly Entrada[]): string =>
  `<nav class="indice" aria-label="Contenido">${lista(entradas)}</nav>`;

/** The table scrolls by itself where the window is narrower than it; also with the keyboard. */
export const tabla = (encabezados: readonly string[], filas: readonly (readonly string[])[], nombre: string): string =>
  `<div class="marco" role="group" tabindex="0" aria-label="${escapar(nombre)}"><table><thead><tr>${encabezados
    .map((uno) => `<th scope="col">${uno}</th>`)
    .join('')}</tr></thead><tbody>${filas
    .map((fila) => `<tr>${fila.map((celda) => `<td>${celda}</td>`).join('')}</tr>`)
    .join('\n')}</tbody></table></div>`;

export const documento = ({ titulo, subtitulo, cuerpo }: Documento): string => `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapar(titulo)}</title>
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
<link rel="stylesheet" href="/ayuda-docs/letra.css">
<link rel="stylesheet" href="/ayuda-docs/estilo.css">
</head>
<body>
<a class="saltar" href="#contenido">Saltar al contenido</a>
<main id="contenido">
<h1>${escapar(titulo)}</h1>
<p class="suave">${escapar(subtitulo)}</p>
${cuerpo}
</main>
</body>
</html>
`;
