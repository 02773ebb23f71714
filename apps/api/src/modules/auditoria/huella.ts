import { createHash } from 'node:crypto';

/** What a row says, field by field, as PostgreSQL writes each of them. */
export type Campos = readonly (string | null)[];

/** Places of what tells a row from another: the rest is what it says. */
export const LUGAR = { id: 0, ocurridoEn: 1, xid: 2 } as const;

/** One text for each row and one row for each text: every field with its length in bytes. `sellado.queries` says it in SQL. */
const texto = (campos: Campos): string =>
  campos.map((campo) => (campo === null ? '-' : `${Buffer.byteLength(campo)}:${campo}`)).join('');

export const huellaDe = (campos: Campos): Buffer => createHash('sha256').update(texto(campos)).digest();
