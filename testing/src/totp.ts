import { Secret, TOTP } from 'otpauth';

/** The key is that of RFC 6238's own examples. */
export const CLAVE_TOTP = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

/** Gives what the telephone shows so many steps from now. */
export const codigoTotp = (ahora: Date, pasos = 0, clave = CLAVE_TOTP): string =>
  TOTP.generate({ secret: Secret.fromBase32(clave), timestamp: ahora.getTime() + pasos * 30_000 });
