import { Secret, TOTP } from 'otpauth';

/** The key of RFC 6238's own examples. */
export const CLAVE_TOTP = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

/** What the telephone shows so many steps from now. */
export const codigoTotp = (ahora: Date, pasos = 0, clave = CLAVE_TOTP): string =>
  TOTP.generate({ secret: Secret.fromBase32(clave), timestamp: ahora.getTime() + pasos * 30_000 });
