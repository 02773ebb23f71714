import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { crearTurnos } from '../../turnos.ts';

/** Argon2id, the library's default, runs with OWASP's first recommended parameters: 19 MiB, two passes. */
const OPCIONES = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One core stays free for everything else. */
export const A_LA_VEZ = Math.max(1, availableParallelism() - 1);
/** When this many strangers wait, the next one is told at once to try again. */
export const DESCONOCIDOS_EN_ESPERA = 16;
const CONOCIDOS_EN_ESPERA = 100;

const enTurno = crearTurnos({
  aLaVez: A_LA_VEZ,
  enEspera: CONOCIDOS_EN_ESPERA + A_LA_VEZ,
  esperaMs: 8_000,
  codigo: 'INGRESOS_EN_CURSO',
});
/** Only so many strangers enter the queue of all at a time: a known user waits behind these few, however many come. */
const entreDesconocidos = crearTurnos({
  aLaVez: A_LA_VEZ,
  enEspera: DESCONOCIDOS_EN_ESPERA,
  esperaMs: 4_000,
  codigo: 'INGRESOS_EN_CURSO',
});

/** NFC comes first, so that an accented letter is the same however the keyboard composes it. */
export const hashPassword = (password: string): Promise<string> =>
  enTurno(() => hash(password.normalize('NFC'), OPCIONES));

/** Fails on a text that is not a hash. */
export const verificarPassword = (passwordHash: string, password: string): Promise<boolean> =>
  verify(passwordHash, password.normalize('NFC'));

let hashCualquiera: Promise<string> | null = null;

/** Takes as long as a check and says no, so that time does not tell that a name has no account. */
async function gastarTiempo(password: string): Promise<false> {
  hashCualquiera ??= hash('ninguna cuenta tiene esta contraseña', OPCIONES);
  await verificarPassword(await hashCualquiera, password);
  return false;
}

interface Dicha {
  password: string;
  /** A user who has signed in from this address before, or has a session, has the first turn. */
  conocida: boolean;
}

/**
 * Checks the account's password, in the same time whether or not there is an account with one.
 *
 * @throws Rechazo INGRESOS_EN_CURSO to who finds a long queue, or waits too long.
 */
export function correspondePassword(
  cuenta: { password_hash: string | null } | undefined,
  { password, conocida }: Dicha,
): Promise<boolean> {
  const guardado = cuenta?.password_hash;
  const comparar = () => (guardado == null ? gastarTiempo(password) : verificarPassword(guardado, password));
  return conocida ? enTurno(comparar) : entreDesconocidos(() => enTurno(comparar));
}
