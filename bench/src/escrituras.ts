import type { Escritor } from './caso.ts';
import { type Resumen, resumir } from './percentiles.ts';

type Escribir = (escritor: Escritor, orden: number) => Promise<unknown>;

/** Runs the same write by its own service, many at once, without HTTP: what the database alone allows. */
export async function cargarEscrituras(
  escribir: Escribir,
  escritor: Escritor,
  aLaVez: number,
  segundos: number,
): Promise<Resumen> {
  const tiempos: number[] = [];
  let orden = 0;
  const inicio = performance.now();
  const fin = inicio + segundos * 1000;
  const uno = async () => {
    while (performance.now() < fin) {
      const desde = performance.now();
      await escribir(escritor, orden++);
      tiempos.push(performance.now() - desde);
    }
  };
  await Promise.all(Array.from({ length: aLaVez }, uno));
  return resumir(tiempos, (performance.now() - inicio) / 1000, 0);
}
