import { hash, verify } from '@node-rs/argon2';

/** Argon2id (the library's default algorithm) with the first parameters that OWASP recommends: 19 MiB, two passes. */
const OPCIONES = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** NFC first, so that an accented letter is one and the same however the keyboard composes it. */
export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFC'), OPCIONES);

/** Throws on a text that is not a hash. */
export const verificarPassword = (passwordHash: string, password: string): Promise<boolean> =>
  verify(passwordHash, password.normalize('NFC'));

let hashCualquiera: Promise<string> | null = null;

/** Takes as long as a check and always says no: for names without an account, which the time must not tell apart. */
export async function gastarTiempo(password: string): Promise<false> {
  hashCualquiera ??= hashPassword('ninguna cuenta tiene esta contraseña');
  await verificarPassword(await hashCualquiera, password);
  return false;
}

/** Of an account, if there is one and it has a password: the answer takes as long for everybody. */
export const correspondePassword = (
  cuenta: { password_hash: string | null } | undefined,
  dicha: string,
): Promise<boolean> =>
  cuenta?.password_hash == null ? gastarTiempo(dicha) : verificarPassword(cuenta.password_hash, dicha);
