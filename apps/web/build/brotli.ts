import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const comprimir = promisify(brotliCompress);
const EXTENSIONES = /\.(m?js|css|html|svg|json|webmanifest)$/;
/** Below this size the header costs more than the saving. */
const MINIMO_BYTES = 1024;

/** Writes a `.br` beside every text file of the output, so that the server never compresses while it answers. */
export function brotli(): Plugin {
  let salida = '';
  return {
    name: 'sgpa-brotli',
    apply: 'build',
    configResolved(config) {
      salida = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      const archivos = await readdir(salida, { recursive: true, withFileTypes: true });
      for (const archivo of archivos) {
        if (!archivo.isFile() || !EXTENSIONES.test(archivo.name)) continue;
        const ruta = join(archivo.parentPath, archivo.name);
        const contenido = await readFile(ruta);
        if (contenido.byteLength < MINIMO_BYTES) continue;
        const calidad = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
        await writeFile(`${ruta}.br`, await comprimir(contenido, calidad));
      }
    },
  };
}
