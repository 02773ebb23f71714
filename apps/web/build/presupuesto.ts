import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { APLICACION, ENTRADA, type Trozo, Trozos } from './trozos.ts';

/** So many bytes of Brotli-compressed JavaScript may arrive before a page works. */
const INGRESO = 110_000;
const MARCO_Y_LISTA = 220_000;
const RUTA = 60_000;
/** The chart library is fetched when a page has something to draw. */
const GRAFICOS = 100_000;

const RAIZ_INGRESO = 'src/features/sesion/ingreso/RaizIngreso.tsx';
const LISTA = 'src/features/asegurado/lista-asegurados/PaginaListaAsegurados.tsx';
const RESUMEN = 'src/features/estadistica/resumen-poblacion/PaginaResumenPoblacion.tsx';
const LIENZO = 'src/features/estadistica/grafico/Lienzo.tsx';
const ES_PAGINA = /src\/(?:features|routes)\/.*Pagina\w+\.tsx$/;

/** Fails the build when a page needs more JavaScript than its budget, and prints what each one needs. */
export function presupuesto(): Plugin {
  return {
    name: 'sgpa-presupuesto',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_opciones, salida) {
        const trozos = new Trozos(salida);
        const tamanos = new Map(trozos.todos.map((trozo) => [trozo, brotliCompressSync(trozo.code).byteLength]));
        const suma = (...grupos: ReadonlySet<Trozo>[]) =>
          [...new Set(grupos.flatMap((grupo) => [...grupo]))].reduce(
            (total, trozo) => total + (tamanos.get(trozo) ?? 0),
            0,
          );

        const entrada = trozos.conLoSuyo(ENTRADA);
        const marco = trozos.conLoSuyo(APLICACION);
        const base = suma(entrada, marco);
        const medidas: [string, number, number][] = [
          ['ingreso', suma(entrada, trozos.conLoSuyo(RAIZ_INGRESO)), INGRESO],
          ['marco y lista', suma(entrada, marco, trozos.conLoSuyo(LISTA)), MARCO_Y_LISTA],
        ];
        const resumen = [entrada, marco, trozos.conLoSuyo(RESUMEN)];
        const aparte = suma(...resumen, trozos.conLoSuyo(LIENZO)) - suma(...resumen);
        medidas.push(['gráficos, además de su página', aparte, GRAFICOS]);
        for (const { facadeModuleId } of trozos.todos) {
          if (facadeModuleId === null || !ES_PAGINA.test(facadeModuleId) || facadeModuleId.endsWith(LISTA)) continue;
          const pagina = facadeModuleId.replace(/^.*src\/(?:features|routes)\//, '');
          medidas.push([pagina, suma(entrada, marco, trozos.conLoSuyo(pagina)) - base, RUTA]);
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
