const LINEA = /\bpath: '(\/\w+)'.*\bimport\('([^']+)'\)/g;

/** Gives each address of the table of pages without parameters, with the file of its page, below `src/routes`. */
export const paginasDe = (tabla: string): Record<string, string> =>
  Object.fromEntries(Array.from(tabla.matchAll(LINEA), ([, direccion = '', pagina = '']) => [direccion, pagina]));
