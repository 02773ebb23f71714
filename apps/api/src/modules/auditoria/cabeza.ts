import { createHash, verify } from 'node:crypto';
import { esFechaCivil, type FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { z } from 'zod';
import type { Claves, Firmante } from '../../integrations/custodia/port.ts';

const hex = z.string().regex(/^[0-9a-f]{64}$/);

const cabeza = z.strictObject({
  dia: z.string().refine(esFechaCivil),
  /** The head names the last seal up to the end of its day. */
  sello: z.int().positive(),
  hash: hex,
  /** The hash of the line before chains the heads; the first line has zeros. */
  anterior: hex,
  kid: z.string(),
  firma: z.string(),
});

export type Cabeza = z.infer<typeof cabeza>;

const NINGUNA = '0'.repeat(64);

/** Hashes a line for the next line's `anterior`; without a line it gives zeros. */
export const huellaDeLinea = (linea: string | undefined): string =>
  linea === undefined ? NINGUNA : createHash('sha256').update(linea).digest('hex');

const porFirmar = ({ dia, sello, hash, anterior, kid }: Omit<Cabeza, 'firma'>): Buffer =>
  Buffer.from(`SGPA cabeza de auditoria\n${JSON.stringify([dia, sello, hash, anterior, kid])}`);

interface DeUnDia {
  dia: FechaCivil;
  sello: number;
  hash: Buffer;
  previa: string | undefined;
}

export function escribirCabeza({ dia, sello, hash, previa }: DeUnDia, { kid, firmar }: Firmante): string {
  const dicha = { dia, sello, hash: hash.toString('hex'), anterior: huellaDeLinea(previa), kid };
  return JSON.stringify({ ...dicha, firma: firmar(porFirmar(dicha)).toString('base64url') });
}

export interface Linea {
  texto: string;
  cabeza: Cabeza;
}

/** Passes over a line that is no head, as one that a power cut left half written. */
export const cabezasEn = (lineas: readonly string[]): Linea[] =>
  lineas.flatMap((texto) => {
    try {
      return [{ texto, cabeza: cabeza.parse(JSON.parse(texto)) }];
    } catch {
      return [];
    }
  });

export function cabezaFirmada(una: Cabeza, claves: Claves): boolean {
  const clave = claves.get(una.kid);
  return clave !== undefined && verify(null, porFirmar(una), clave, Buffer.from(una.firma, 'base64url'));
}
