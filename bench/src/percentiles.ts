export interface Resumen {
  p50: number;
  p95: number;
  p99: number;
  porSegundo: number;
  errores: number;
}

/** @param tiempos has the milliseconds of each; it is sorted here */
export function resumir(tiempos: number[], segundos: number, errores: number): Resumen {
  tiempos.sort((a, b) => a - b);
  const en = (parte: number) => tiempos[Math.min(tiempos.length - 1, Math.floor(tiempos.length * parte))] ?? Number.NaN;
  return { p50: en(0.5), p95: en(0.95), p99: en(0.99), porSegundo: tiempos.length / segundos, errores };
}
