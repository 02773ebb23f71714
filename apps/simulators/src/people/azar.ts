/** Gives a stream of repeatable pseudo-random numbers, not for secrets. */
export interface Azar {
  /** Gives a number from 0, included, to 1, excluded. */
  fraccion(): number;
  /** Gives an integer in [desde, hasta], both included. */
  entero(desde: number, hasta: number): number;
  elegir<T>(lista: readonly [T, ...T[]]): T;
}

/** Runs mulberry32 over a mix of seed and number, so that neighbours are unlike. */
export function azarDe(semilla: number, numero: number): Azar {
  let estado = Math.imul(semilla ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(numero ^ (numero >>> 15), 0xc2b2ae35);
  const fraccion = () => {
    estado = (estado + 0x6d2b79f5) | 0;
    let t = Math.imul(estado ^ (estado >>> 15), estado | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const entero = (desde: number, hasta: number) => desde + Math.floor(fraccion() * (hasta - desde + 1));
  return { fraccion, entero, elegir: (lista) => lista[entero(0, lista.length - 1)] ?? lista[0] };
}
