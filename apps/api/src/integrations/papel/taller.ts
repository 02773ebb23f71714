import { Rechazo } from '@sgpa/domain/errors/rechazo';
import { Piscina } from 'piscina';
import type { Firmas, Taller, Tarea } from './port.ts';
import { exigirVigencia, vigenciaDe } from './vigencia.ts';

/** One: the processors are PostgreSQL's and everybody's. It ends when nobody needs it. */
const HILOS = 1;
const OCIOSO_MS = 60_000;
/** One takes some tens of milliseconds: longer is a machine that has no time for it now. */
const PLAZO_MS = 10_000;
const HILO = new URL('./certificado.hilo.ts', import.meta.url);

export function crearTaller({ producto, publicUrl }: { producto: string; publicUrl: string }, firmas: Firmas): Taller {
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
    async hacer(tarea) {
      exigirVigencia(vigencia, tarea.ahora);
      const plazo = AbortSignal.timeout(PLAZO_MS);
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
