import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build, type Plugin } from 'vite';
import { letra } from './letra.ts';

/** A page that must work on an old telephone may bring so many bytes of Brotli-compressed JavaScript (issue 10). */
const PRESUPUESTO = 60_000;
const PAGINA = 'verificacion.html';

/**
 * Builds the public verification of certificates apart, as a page of its own: with the same build it would share files
 * with the application, and bring more of it than it needs.
 */
export function paginaPublica(): Plugin {
  return {
    name: 'sgpa-pagina-publica',
    apply: 'build',
    async generateBundle() {
      const raiz = fileURLToPath(new URL('..', import.meta.url));
      const hecho = await build({
        configFile: false,
        root: raiz,
        logLevel: 'warn',
        publicDir: false,
        plugins: [letra()],
        build: {
          write: false,
          target: 'es2017',
          assetsInlineLimit: 0,
          modulePreload: { polyfill: false },
          rolldownOptions: { input: `${raiz}${PAGINA}` },
        },
      });
      const piezas = [hecho].flat().flatMap((uno) => ('output' in uno ? uno.output : []));
      const bytes = piezas.reduce(
        (suma, pieza) => suma + (pieza.type === 'chunk' ? brotliCompressSync(pieza.code).byteLength : 0),
        0,
      );
      this.info(`JavaScript (Brotli) de ${PAGINA}: ${bytes} bytes de ${PRESUPUESTO}`);
      if (bytes > PRESUPUESTO) this.error(`Over budget: ${PAGINA}`);
      for (const pieza of piezas) {
        const source = pieza.type === 'chunk' ? pieza.code : pieza.source;
        this.emitFile({ type: 'asset', fileName: pieza.fileName, source });
      }
    },
  };
}
