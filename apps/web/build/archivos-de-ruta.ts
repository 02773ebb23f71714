import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { APLICACION, ENTRADA, Trozos } from './trozos.ts';

/** Addresses of a file of routes, and the page that it fetches when one of them is asked for. */
const DIRECCION = /\bpath: '(\/\w+)'/g;
const PAGINA = /import\('(\.[^']+)'\)/;

/**
 * Writes `.vite/rutas.json`: for each address the files of its page that neither the first script nor the frame brings.
 * The server names them in the page's answer (apps/api plugins/web.ts), so that a slow network fetches them beside the
 * frame and not after it has run.
 */
export function archivosDeRuta(): Plugin {
  return {
    name: 'sgpa-archivos-de-ruta',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_opciones, salida) {
        const trozos = new Trozos(salida);
        const yaEstan = new Set([...trozos.conLoSuyo(ENTRADA), ...trozos.conLoSuyo(APLICACION)]);
        const rutas: Record<string, string[]> = {};
        for (const archivo of globSync('src/routes/**/*.tsx')) {
          const texto = readFileSync(archivo, 'utf8');
          const pagina = PAGINA.exec(texto)?.[1];
          if (pagina === undefined) continue;
          const suyos = [...trozos.conLoSuyo(path.join(path.dirname(archivo), pagina))].filter((t) => !yaEstan.has(t));
          const estilos = suyos.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
          for (const [, direccion = ''] of texto.matchAll(DIRECCION))
            rutas[direccion] = [...new Set([...estilos, ...suyos.map(({ fileName }) => fileName)])];
        }
        this.emitFile({ type: 'asset', fileName: '.vite/rutas.json', source: JSON.stringify(rutas) });
      },
    },
  };
}
