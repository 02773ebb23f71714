import { z } from 'zod';

const testigo = z.strictObject({ sello: z.int().positive(), hash: z.string().regex(/^[0-9a-f]{64}$/) });

/** A seal that was there: noted outside of the database, where whoever cuts the chain off cannot reach. */
export type Testigo = z.infer<typeof testigo>;

export const escribirTestigo = ({ numero, hash }: { numero: number; hash: Buffer }): string =>
  JSON.stringify({ sello: numero, hash: hash.toString('hex') } satisfies Testigo);

/** Without what a power cut left of a line. */
export const leerTestigo = (linea: string): Testigo[] => {
  try {
    return [testigo.parse(JSON.parse(linea))];
  } catch {
    return [];
  }
};
