import { createHash, verify } from 'node:crypto';
import type { Claves } from '../../integrations/custodia/port.ts';

const BYTES_DE_ID = 8;
const BYTES_DE_ESLABON = BYTES_DE_ID + 32;

export interface PorSellar {
  numero: number;
  hasta_xid: string;
  hasta_id: number;
  eslabones: Buffer;
  hash_anterior: Buffer;
  sellado_en: Date;
}

export interface Sello extends PorSellar {
  hash: Buffer;
  kid: string;
  firma: Buffer;
}

/** The first seal follows this hash. */
export const ORIGEN = createHash('sha256').update('SGPA').digest();

export function hashDeSello(s: PorSellar): Buffer {
  const encabezado = [s.numero, s.hash_anterior.toString('hex'), s.sellado_en.toISOString(), s.hasta_xid, s.hasta_id];
  return createHash('sha256')
    .update(`${JSON.stringify(encabezado)}\n`)
    .update(s.eslabones)
    .digest();
}

/** The signed bytes say what they are, so that a signature serves for nothing else. */
export const porFirmar = (hash: Buffer): Buffer => Buffer.concat([Buffer.from('SGPA sello de auditoria\n'), hash]);

export function firmaCorrecta({ kid, hash, firma }: Sello, claves: Claves): boolean {
  const clave = claves.get(kid);
  return clave !== undefined && verify(null, porFirmar(hash), clave, firma);
}

export interface Eslabon {
  id: number;
  huella: Buffer;
}

export const eslabonesDe = (eslabones: Buffer): Eslabon[] =>
  Array.from({ length: Math.floor(eslabones.length / BYTES_DE_ESLABON) }, (_nada, i) => {
    const desde = i * BYTES_DE_ESLABON;
    return {
      id: Number(eslabones.readBigInt64BE(desde)),
      huella: eslabones.subarray(desde + BYTES_DE_ID, desde + BYTES_DE_ESLABON),
    };
  });
