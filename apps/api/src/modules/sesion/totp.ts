import { DIGITOS, PASO_MS, VENTANA } from '@sgpa/domain/cuenta/segundo-factor';
import { Secret, TOTP } from 'otpauth';

/** The key is as long as the digest of SHA-1, as RFC 4226 §4 recommends; every authenticator takes these parameters. */
const BYTES_DE_CLAVE = 20;
const PARAMETROS = { algorithm: 'SHA1', digits: DIGITOS, period: PASO_MS / 1000 };

/** Makes a random key in base 32, which people can type. */
export const nuevaClave = (): string => new Secret({ size: BYTES_DE_CLAVE }).base32;

/** Gives the address that the QR code tells the authenticator. */
export const direccionDeClave = (clave: string, emisor: string, cuenta: string): string =>
  new TOTP({ ...PARAMETROS, secret: clave, issuer: emisor, label: cuenta }).toString();

/**
 * Finds the step that a code is of, one before or after the present one included (RFC 6238 §5.2); null where it is of
 * none.
 */
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
