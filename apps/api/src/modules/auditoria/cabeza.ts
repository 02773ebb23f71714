import { createHash, verify } from 'node:crypto';
import { esFechaCivil, type FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { z } from 'zod';
import type { Claves, Firmante } from '../../integrations/custodia/port.ts';

const hex = z.string().regex(/^[0-9a-f]{64}$/);

const cabeza = z.strictObject({
  dia: z.string().refine(esFechaCivil),
  /** The last seal of that day or of those before it, and its hash. */
  sello: z.int().positive(),
  hash: hex,
  /** Of the line before it; of the first one, zeros. */
  anterior: hex,
  kid: z.string(),
  firma: z.string(),
});

export type Cabeza = z.infer<typeof cabeza>;

const NINGUNA = '0'.repeat(64);

/** What the next line says of this one, and the first of none. */
export const huellaDeLinea = (linea: string | undefined): string =>
  linea === undefined ? NINGUNA : createHash('sha256').update(linea).digest('hex');

const porFirmar = ({ dia, sello, hash, anterior, kid }: Omit<Cabeza, 'firma'>): Buffer =>
  Buffer.from(`SGPA cabeza de auditoria\n${JSON.stringify([dia, sello, hash, anterior, kid])}`);

interface DeUnDia {
  dia: FechaCivil;
  sello: number;
  hash: Buffer;
  /** The line before it, if there is one. */
  previa: string | undefined;
}

/** One line of the file of heads. */
export function escribirCabeza({ dia, sello, hash, previa }: DeUnDia, { kid, firmar }: Firmante): string {
  const dicha = { dia, sello, hash: hash.toString('hex'), anterior: huellaDeLinea(previa), kid };
  return JSON.stringify({ ...dicha, firma: firmar(porFirmar(dicha)).toString('base64url') });
}

/** Null for what is no line of heads, as what a power cut left of one. */
export function leerCabeza(linea: string): Cabeza | null {
  try {
    return cabeza.parse(JSON.parse(linea));
  } catch {
    return null;
  }
}

export const ultimaCabeza = (lineas: readonly string[]): Cabeza | undefined =>
  lineas.map(leerCabeza).findLast((cabeza) => cabeza !== null) ?? undefined;

export function cabezaFirmada(una: Cabeza, claves: Claves): boolean {
  const clave = claves.get(una.kid);
  return clave !== undefined && verify(null, porFirmar(una), clave, Buffer.from(una.firma, 'base64url'));
}
