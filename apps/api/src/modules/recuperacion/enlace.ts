import { createHash, randomBytes } from 'node:crypto';

/** The link's secret, which is nowhere but in the mail. */
export const nuevoToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of it: 256 bits of chance need no salt. */
export const huellaDeToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** After the `#`: a browser sends that to nobody, neither to this server's log nor to another one's. */
export const enlaceDe = (publicUrl: string, token: string): string =>
  `${publicUrl.replace(/\/+$/, '')}/nuevaPassword#${token}`;
