import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { crearTurnos } from '../../turnos.ts';

/** Argon2id (the library's default algorithm) with the first parameters that OWASP recommends: 19 MiB, two passes. */
const OPCIONES = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A core stays for everything else. */
export const A_LA_VEZ = Math.max(1, availableParallelism() - 1);
/** Strangers in line: who comes when these wait is told at once to try again. */
export const DESCONOCIDOS_EN_ESPERA = 16;
const CONOCIDOS_EN_ESPERA = 100;

const enTurno = crearTurnos({
  aLaVez: A_LA_VEZ,
  enEspera: CONOCIDOS_EN_ESPERA + A_LA_VEZ,
  esperaMs: 8_000,
  codigo: 'INGRESOS_EN_CURSO',
});
/** Of strangers only so many stand in the line of all: whoever is known waits behind these few, however many come. */
const entreDesconocidos = crearTurnos({
  aLaVez: A_LA_VEZ,
  enEspera: DESCONOCIDOS_EN_ESPERA,
  esperaMs: 4_000,
  codigo: 'INGRESOS_EN_CURSO',
});

/** NFC first, so that an accented letter is one and the same however the keyboard composes it. */
export const hashPassword = (password: string): Promise<string> =>
  enTurno(() => hash(password.normalize('NFC'), OPCIONES));

/** Throws on a text that is not a hash. */
export const verificarPassword = (passwordHash: string, password: string): Promise<boolean> =>
  verify(passwordHash, password.normalize('NFC'));

let hashCualquiera: Promise<string> | null = null;

/** Takes as long as a check and always says no: for names without an account, which the time must not tell apart. */
async function gastarTiempo(password: string): Promise<false> {
  hashCualquiera ??= hash('ninguna cuenta tiene esta contraseña', OPCIONES);
  await verificarPassword(await hashCualquiera, password);
  return false;
}

interface Dicha {
  password: string;
  /** The user has signed in from this address before, or has a session: their turn comes first. */
  conocida: boolean;
}

/**
 * Of an account, if there is one and it has a password: the answer takes as long for everybody.
 *
 * @throws Rechazo INGRESOS_EN_CURSO to who finds a long line, or waits too long.
 */
export function correspondePassword(
  cuenta: { password_hash: string | null } | undefined,
  { password, conocida }: Dicha,
): Promise<boolean> {
  const guardado = cuenta?.password_hash;
  const comparar = () => (guardado == null ? gastarTiempo(password) : verificarPassword(guardado, password));
  return conocida ? enTurno(comparar) : entreDesconocidos(() => enTurno(comparar));
}
