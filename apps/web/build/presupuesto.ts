import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Bytes of Brotli-compressed JavaScript that may arrive before a page works. */
const INGRESO = 110_000;
const MARCO_Y_LISTA = 220_000;
const RUTA = 60_000;

const ENTRADA = 'src/main.tsx';
const RAIZ_INGRESO = 'src/features/sesion/ingreso/RaizIngreso.tsx';
const APLICACION = 'src/aplicacion.tsx';
const LISTA = 'src/features/asegurado/lista-asegurados/PaginaAsegurado.tsx';
const ES_PAGINA = /src\/features\/.+\/Pagina\w+\.tsx$/;

/** What the plugin reads of a chunk of the output. */
interface Trozo {
  type: 'chunk';
  fileName: string;
  facadeModuleId: string | null;
  imports: string[];
  moduleIds: string[];
  code: string;
}

/** Fails the build when a page needs more JavaScript than its budget, and prints what each one needs. */
export function presupuesto(): Plugin {
  return {
    name: 'sgpa-presupuesto',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_opciones, salida) {
        const trozos = Object.values(salida).filter((pieza): pieza is typeof pieza & Trozo => pieza.type === 'chunk');
        const porArchivo = new Map(trozos.map((trozo) => [trozo.fileName, trozo]));
        const tamanos = new Map(trozos.map((trozo) => [trozo.fileName, brotliCompressSync(trozo.code).byteLength]));

        const cierre = (trozo: Trozo | undefined, vistos = new Set<string>()): Set<string> => {
          if (trozo === undefined || vistos.has(trozo.fileName)) return vistos;
          vistos.add(trozo.fileName);
          for (const importado of trozo.imports) cierre(porArchivo.get(importado), vistos);
          return vistos;
        };
        const deModulo = (modulo: string) => {
          const trozo = trozos.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(modulo)));
          return trozo === undefined ? this.error(`Not in the bundle: ${modulo}`) : cierre(trozo);
        };
        const suma = (...grupos: Set<string>[]) =>
          [...new Set(grupos.flatMap((grupo) => [...grupo]))].reduce(
            (total, archivo) => total + (tamanos.get(archivo) ?? 0),
            0,
          );

        const entrada = deModulo(ENTRADA);
        const marco = deModulo(APLICACION);
        const base = suma(entrada, marco);
        const medidas: [string, number, number][] = [
          ['ingreso', suma(entrada, deModulo(RAIZ_INGRESO)), INGRESO],
          ['marco y lista', suma(entrada, marco, deModulo(LISTA)), MARCO_Y_LISTA],
        ];
        for (const { facadeModuleId } of trozos) {
          if (facadeModuleId === null || !ES_PAGINA.test(facadeModuleId) || facadeModuleId.endsWith(LISTA)) continue;
          const pagina = facadeModuleId.replace(/^.*src\/features\//, '');
          medidas.push([pagina, suma(entrada, marco, deModulo(pagina)) - base, RUTA]);
        }
        const tabla = medidas.map(([pagina, bytes, limite]) => `${kb(bytes)} de ${kb(limite)}  ${pagina}`);
        this.info(`JavaScript (Brotli) por página:\n  ${tabla.join('\n  ')}`);
        const excedidas = medidas.filter(([, bytes, limite]) => bytes > limite);
        if (excedidas.length > 0) this.error(`Over budget: ${excedidas.map(([pagina]) => pagina).join(', ')}`);
      },
    },
  };
}

const kb = (bytes: number) => `${(bytes / 1000).toFixed(1).padStart(6)} KB`;
