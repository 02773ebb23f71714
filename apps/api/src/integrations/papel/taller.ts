import { Rechazo } from '@sgpa/domain/errors/rechazo';
import { TaskCancelledError, TimeoutStrategy, timeout } from 'cockatiel';
import { Piscina } from 'piscina';
import { crearTurnos } from '../../turnos.ts';
import type { Firmas, Taller, Tarea } from './port.ts';
import { exigirVigencia, vigenciaDe } from './vigencia.ts';

/** One thread is enough: all else needs the processors. It ends when nobody needs it, which frees some 60 MB. */
const HILOS = 1;
const OCIOSO_MS = 300_000;
/**
 * A certificate takes some tens of milliseconds, the first after a rest half a second: longer means a machine without
 * time, where those who wait still get theirs one by one. Both together are shorter than the deadline of the web's
 * requests.
 */
const PLAZOS = { esperaMs: 20_000, hechuraMs: 8000, colgadoMs: 60_000 };
/** When so many wait, the next one is told at once. */
const EN_ESPERA = 40;
const HILO = new URL('./certificado.hilo.ts', import.meta.url);

/** @param plazos how long one waits for its turn, how long it may take, and when its thread counts as hung. */
export function crearTaller(
  { producto, publicUrl }: { producto: string; publicUrl: string },
  firmas: Firmas,
  { esperaMs, hechuraMs, colgadoMs } = PLAZOS,
): Taller {
  const hilos = new Piscina<Tarea | undefined, Uint8Array>({
    filename: HILO.href,
    minThreads: 0,
    maxThreads: HILOS,
    idleTimeout: OCIOSO_MS,
    execArgv: [],
  });
  const conPlazo = timeout(hechuraMs, TimeoutStrategy.Aggressive);
  const vigencia = vigenciaDe(firmas.pdf.certificados);
  return {
    kid: firmas.qr.kid,
    enTurno: crearTurnos({ aLaVez: 1, enEspera: EN_ESPERA, esperaMs, codigo: 'CERTIFICADO_EN_ESPERA' }),
    alistar: () => {
      if (hilos.threads.length === 0) hilos.run(undefined, { name: 'alistar' }).catch(() => undefined);
    },
    async hacer(tarea) {
      exigirVigencia(vigencia, tarea.ahora);
      const dejar = new AbortController();
      const signal = AbortSignal.any([dejar.signal, AbortSignal.timeout(colgadoMs)]);
      try {
        // Whoever waits is told at the deadline; the thread goes on, so that the next one does not begin cold.
        const hecho = await conPlazo.execute(() =>
          hilos.run({ ...tarea, producto, publica: publicUrl, firmas }, { signal }),
        );
        return Buffer.from(hecho.buffer, hecho.byteOffset, hecho.byteLength);
      } catch (error) {
        // One at a time has its turn: what waits for the thread is this one, which nobody wants any more.
        if (hilos.queueSize > 0) dejar.abort();
        throw error instanceof TaskCancelledError ? new Rechazo('CERTIFICADO_EN_ESPERA') : error;
      }
    },
    cerrar: () => hilos.close({ force: true }),
  };
}
