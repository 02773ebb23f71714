/** Keys of second factors are kept encrypted, and are of no use in another account's row. */
export interface Cofre {
  guardar(idUsuario: number, clave: string): Promise<string>;
  /** Fails where it was kept for somebody else, changed, or encrypted with another key. */
  abrir(idUsuario: number, guardada: string): Promise<string>;
  /** A recovery code is kept as this digest: who has the table, and not the key, cannot try codes on it. */
  huella(idUsuario: number, guardada: string, codigo: string): Promise<Buffer>;
  /** Encrypts it, recovery codes included, with the present key; null where it is already. Fails as `abrir` does. */
  renovar(idUsuario: number, guardada: string): Promise<string | null>;
}
