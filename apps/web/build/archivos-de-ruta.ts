import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { paginasDe } from './paginas-de.ts';
import { APLICACION, ENTRADA, Trozos } from './trozos.ts';

const TABLA = 'src/routes/paginas.tsx';
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
        for (const [direccion, pagina] of Object.entries(paginasDe(readFileSync(TABLA, 'utf8')))) {
          const suyos = [...trozos.conLoSuyo(path.join(path.dirname(TABLA), pagina))].filter((t) => !yaEstan.has(t));
          const estilos = suyos.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
          rutas[direccion] = [...new Set([...estilos, ...suyos.map(({ fileName }) => fileName)])];
        }
        this.emitFile({ type: 'asset', fileName: '.vite/rutas.json', source: JSON.stringify(rutas) });
      },
    },
  };
}
