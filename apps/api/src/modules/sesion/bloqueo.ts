import { estaBloqueado, SIN_BLOQUEO, trasIntento } from '@sgpa/domain/cuenta/bloqueo';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import type { Trx } from '../../db/pool.ts';
import { type Bloqueo, bloqueoEnSuTurno, guardarBloqueo } from './bloqueo.queries.ts';

const MINUTO_MS = 60_000;

function espera(hastaMs: number, ahoraMs: number): string {
  const minutos = Math.max(1, Math.ceil((hastaMs - ahoraMs) / MINUTO_MS));
  return minutos === 1 ? '1 minuto' : `${minutos} minutos`;
}

type Previo = Parameters<typeof trasIntento>[0];

/** The failures counted so far against a name that is not locked; refuses while it is. */
export function exigirSinBloqueo(bloqueo: Bloqueo | undefined, ahora: Date): Previo {
  const { fallos, bloqueado_hasta } = bloqueo ?? { fallos: 0, bloqueado_hasta: null };
  const bloqueadoHasta = bloqueado_hasta?.getTime() ?? null;
  if (bloqueadoHasta !== null && estaBloqueado({ fallos, bloqueadoHasta }, ahora.getTime())) {
    throw new Rechazo('DEMASIADOS_INTENTOS', { espera: espera(bloqueadoHasta, ahora.getTime()) });
  }
  return { fallos, bloqueadoHasta };
}

/** Counts one more failure; attempts on a name queue here, and one that finds it locked by then is refused as such. */
export async function contarFallo(
  trx: Trx,
  nombre: string,
  ahora: Date,
): Promise<{ fallos: number; bloqueado: boolean }> {
  const previo = exigirSinBloqueo(await bloqueoEnSuTurno(trx, nombre), ahora);
  const despues = trasIntento(previo, 'fallo', ahora.getTime());
  const hasta = despues.bloqueadoHasta === null ? null : new Date(despues.bloqueadoHasta);
  await guardarBloqueo(trx, nombre, { fallos: despues.fallos, bloqueado_hasta: hasta });
  return { fallos: despues.fallos, bloqueado: hasta !== null };
}

/** Of many guesses sent at once, the right one must not pass after the others locked the name. */
export async function perdonarFallos(trx: Trx, nombre: string, ahora: Date): Promise<void> {
  const { fallos } = exigirSinBloqueo(await bloqueoEnSuTurno(trx, nombre), ahora);
  if (fallos > 0) await guardarBloqueo(trx, nombre, { fallos: SIN_BLOQUEO.fallos, bloqueado_hasta: null });
}
