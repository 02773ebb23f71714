import type { KeyObject } from 'node:crypto';

/** What signs the audit trail: Ed25519. */
export interface Firmante {
  /** Under which the public half is kept: the beginning of its own SHA-256, so that no other key can bear it. */
  kid: string;
  firmar(que: Buffer): Buffer;
}

/** Public halves by their `kid`, also of the keys before this one. */
export type Claves = ReadonlyMap<string, KeyObject>;

/** Where heads are kept, outside of the database: lines that are only ever added. */
export interface Custodia {
  firmante: Firmante;
  /** All lines, the first first. */
  leer(): Promise<string[]>;
  /** Adds the lines; they are on the disk when it settles. */
  agregar(lineas: readonly string[]): Promise<void>;
  /** What was noted of that seal and of those after it, and perhaps of some before. */
  testigos(numero: number): Promise<string[]>;
  /** Notes a seal; it is on the disk when it settles. */
  atestiguar(numero: number, linea: string): Promise<void>;
}
