/** How keys of second factors are kept: encrypted, and of no use in another account's row. */
export interface Cofre {
  guardar(idUsuario: number, clave: string): Promise<string>;
  /** Fails where it was kept for somebody else, changed, or with another key. */
  abrir(idUsuario: number, guardada: string): Promise<string>;
  /** What is kept of a recovery code beside it: who has the table, and not the key, cannot try codes on it. */
  huella(idUsuario: number, guardada: string, codigo: string): Promise<Buffer>;
  /** The same with the present key, recovery codes included; null where it is. Fails as `abrir` does. */
  renovar(idUsuario: number, guardada: string): Promise<string | null>;
}
