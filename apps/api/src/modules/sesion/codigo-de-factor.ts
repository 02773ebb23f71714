import { randomBytes } from 'node:crypto';
import {
  BYTES_DE_CODIGO,
  CODIGOS_DE_RECUPERACION,
  DIGITOS,
  escribirCodigo,
  leerCodigo,
  PASO_MS,
  VENTANA,
} from '@sgpa/domain/cuenta/segundo-factor';
import type { IdUsuario } from '@sgpa/domain/shared/ids';
import { Secret, TOTP } from 'otpauth';
import type { Trx } from '../../db/pool.ts';
import type { Cofre } from '../../integrations/cofre/port.ts';
import { codigoGastado, pasoGastado } from './segundo-factor.queries.ts';

/** The key is as long as the digest of SHA-1, as RFC 4226 §4 recommends; every authenticator takes these parameters. */
const BYTES_DE_CLAVE = 20;
const PARAMETROS = { algorithm: 'SHA1', digits: DIGITOS, period: PASO_MS / 1000 };

/** Makes a random key in base 32, which people can type. */
export const nuevaClave = (): string => new Secret({ size: BYTES_DE_CLAVE }).base32;

/** Gives the address that the QR code tells the authenticator. */
export const direccionDeClave = (clave: string, emisor: string, cuenta: string): string =>
  new TOTP({ ...PARAMETROS, secret: clave, issuer: emisor, label: cuenta }).toString();

/** Finds the step that a code is of, one before or after now included (RFC 6238 §5.2); null where it is of none. */
export function pasoDelCodigo(clave: string, codigo: string, ahora: Date): number | null {
  const timestamp = ahora.getTime();
  const delta = TOTP.validate({
    ...PARAMETROS,
    secret: Secret.fromBase32(clave),
    token: codigo,
    timestamp,
    window: VENTANA,
  });
  return delta === null ? null : Math.floor(timestamp / PASO_MS) + delta;
}

/** A typed code is spent in the transaction of the deed that it is shown for. */
export type Prueba = { paso: number } | { huella: Buffer };

/** Gives null where the code is wrong. Whether a recovery code is right is known only once it is spent. */
export async function pruebaDelCodigo(
  cofre: Cofre,
  { id, segundo_factor }: { id: IdUsuario; segundo_factor: string },
  dicho: string,
  ahora: Date,
): Promise<Prueba | null> {
  const leido = leerCodigo(dicho);
  if (leido === null) return null;
  if (leido.clase === 'recuperacion') return { huella: await cofre.huella(id, segundo_factor, leido.codigo) };
  const paso = pasoDelCodigo(await cofre.abrir(id, segundo_factor), leido.codigo, ahora);
  return paso === null ? null : { paso };
}

/** Gives false where the code was spent before: it is taken once, even if it comes twice at the same moment. */
export const gastar = (trx: Trx, idUsuario: IdUsuario, prueba: Prueba, ahora: Date): Promise<boolean> =>
  'paso' in prueba ? pasoGastado(trx, idUsuario, prueba.paso) : codigoGastado(trx, idUsuario, prueba.huella, ahora);

/** Makes codes that are shown once, and the digests of them that are kept beside the factor. */
export async function nuevosCodigos(cofre: Cofre, idUsuario: IdUsuario, guardada: string) {
  const codigos = Array.from({ length: CODIGOS_DE_RECUPERACION }, () => escribirCodigo(randomBytes(BYTES_DE_CODIGO)));
  const huellas = await Promise.all(
    codigos.map((codigo) => cofre.huella(idUsuario, guardada, leerCodigo(codigo)?.codigo ?? codigo)),
  );
  return { codigos, huellas };
}
