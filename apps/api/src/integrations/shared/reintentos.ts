import { setTimeout as esperar } from 'node:timers/promises';
import { FalloFuente } from './fallo-fuente.ts';
import type { Tiempos } from './tiempos.ts';

/**
 * Runs `intento` again after a passing failure while the total time allows. Only for questions that change nothing.
 * `intento` gets the milliseconds it may take.
 */
export async function conReintentos<T>(tiempos: Tiempos, intento: (limite: number) => Promise<T>): Promise<T> {
  const fin = performance.now() + tiempos.total;
  for (let reintento = 0; ; reintento += 1) {
    try {
      return await intento(Math.min(tiempos.respuesta, fin - performance.now()));
    } catch (error) {
      const pausa = tiempos.pausa * 2 ** reintento * (0.5 + Math.random() / 2);
      const alcanza = fin - performance.now() - pausa >= tiempos.minimo;
      const pasajero = error instanceof FalloFuente && error.pasajero;
      if (!pasajero || !alcanza || reintento >= tiempos.reintentos) throw error;
      await esperar(pausa);
    }
  }
}
