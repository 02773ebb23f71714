import { Rechazo } from '@sgpa/domain/errors/rechazo';
import { Piscina } from 'piscina';
import { crearTurnos } from '../../turnos.ts';
import type { Firmas, Taller, Tarea } from './port.ts';
import { exigirVigencia, vigenciaDe } from './vigencia.ts';

/** One: the processors are PostgreSQL's and everybody's. It ends when nobody needs it. */
const HILOS = 1;
const OCIOSO_MS = 60_000;
/** One takes some tens of milliseconds: longer is a machine that has no time for it now. Shorter than the deadline of the web's own requests. */
const ESPERA_MS = 10_000;
/** Who comes when so many wait already is told at once. */
const EN_ESPERA = 40;
const HILO = new URL('./certificado.hilo.ts', import.meta.url);

/** @param esperaMs how long one waits for its turn, and how long it may take. */
export function crearTaller(
  { producto, publicUrl }: { producto: string; publicUrl: string },
  firmas: Firmas,
  esperaMs = ESPERA_MS,
): Taller {
  const hilos = new Piscina<Tarea, Uint8Array>({
    filename: HILO.href,
    minThreads: 0,
    maxThreads: HILOS,
    idleTimeout: OCIOSO_MS,
    execArgv: [],
  });
  const vigencia = vigenciaDe(firmas.pdf.certificados);
  return {
    kid: firmas.qr.kid,
    enTurno: crearTurnos({ aLaVez: 1, enEspera: EN_ESPERA, esperaMs, codigo: 'CERTIFICADO_EN_ESPERA' }),
    async hacer(tarea) {
      exigirVigencia(vigencia, tarea.ahora);
      const plazo = AbortSignal.timeout(esperaMs);
      try {
        const hecho = await hilos.run({ ...tarea, producto, publica: publicUrl, firmas }, { signal: plazo });
        return Buffer.from(hecho.buffer, hecho.byteOffset, hecho.byteLength);
      } catch (error) {
        throw plazo.aborted ? new Rechazo('CERTIFICADO_EN_ESPERA') : error;
      }
    },
    cerrar: () => hilos.close({ force: true }),
  };
}
