import type { KeyObject } from 'node:crypto';

export interface Firmante {
  /** The public half is kept under it: the beginning of its own SHA-256, so that no other key can bear it. */
  kid: string;
  firmar(que: Buffer): Buffer;
}

/** Public halves stand by their `kid`, former keys included. */
export type Claves = ReadonlyMap<string, KeyObject>;

/** Heads are kept outside of the database, in lines that are only ever added. */
export interface Custodia {
  firmante: Firmante;
  leer(): Promise<string[]>;
  /** Adds the lines; they are on the disk when it settles. */
  agregar(lineas: readonly string[]): Promise<void>;
  /** Gives what was noted of that seal and of later ones, and perhaps of some before. */
  testigos(numero: number): Promise<string[]>;
  /** Notes a seal; it is on the disk when it settles. */
  atestiguar(numero: number, linea: string): Promise<void>;
}
