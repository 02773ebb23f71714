import { bloqueadoHasta, type Intentos, SIN_BLOQUEO, trasFallo } from '@sgpa/domain/cuenta/bloqueo';
import { demasiadosIntentos } from '@sgpa/domain/errors/rechazo';
import type { Trx } from '../../db/pool.ts';
import { guardarIntentos, intentosEnSuTurno, type Objetivo } from './ingreso.queries.ts';

/** Failures from everywhere are counted under this address. */
export const CUALQUIER_DIRECCION = '0.0.0.0';

export function exigirSinBloqueo(intentos: Intentos, ahora: Date): Intentos {
  const hasta = bloqueadoHasta(intentos, ahora.getTime());
  if (hasta !== null) throw demasiadosIntentos(hasta - ahora.getTime());
  return intentos;
}

/** Counts one more failure. Attempts on a name queue here, and one that finds it locked by then is refused. */
export async function contarFallo(trx: Trx, objetivo: Objetivo, ahora: Date) {
  const previo = exigirSinBloqueo(await intentosEnSuTurno(trx, objetivo), ahora);
  const despues = trasFallo(previo, ahora.getTime());
  await guardarIntentos(trx, objetivo, despues);
  return { fallos: despues.direccion.fallos, bloqueado: bloqueadoHasta(despues, ahora.getTime()) !== null };
}

/**
 * Forgets the address's failures after a right guess, unless the name was locked meanwhile: of many guesses sent at
 * once, the right one must not pass after the others locked it. The count from everywhere stays, or guessing could go
 * on after each sign-in of the user.
 */
export async function perdonarFallos(trx: Trx, objetivo: Objetivo, ahora: Date): Promise<void> {
  const intentos = exigirSinBloqueo(await intentosEnSuTurno(trx, objetivo), ahora);
  if (intentos.direccion.fallos > 0) await guardarIntentos(trx, objetivo, { ...intentos, direccion: SIN_BLOQUEO });
}
