import { createHash, randomBytes } from 'node:crypto';

/** Makes the link's secret, which is kept nowhere but in the mail. */
export const nuevoToken = (): string => randomBytes(32).toString('base64url');

/** The database keeps this digest: 256 random bits need no salt. */
export const huellaDeToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** The secret stands after the `#`, which a browser sends to no server and so to no log. */
export const enlaceDe = (publicUrl: string, token: string): string =>
  `${publicUrl.replace(/\/+$/, '')}/nuevaPassword#${token}`;
