import { createHmac } from 'node:crypto';
import { EncryptJWT, jwtDecrypt } from 'jose';
import type { Cofre } from './port.ts';

const SIN_CLAVE_PROPIA = 'dir';
const CIFRA = 'A256GCM';

type Contenido = {
  clave: string;
  /** Digests of recovery codes are made with this key, where that is not the present one. */
  huellas?: string;
};

const paraHuellas = (llave: Uint8Array): string =>
  createHmac('sha256', llave).update('codigos-recuperacion').digest('base64');

const cifrar = (llave: Uint8Array, idUsuario: number, contenido: Contenido): Promise<string> =>
  new EncryptJWT(contenido)
    .setProtectedHeader({ alg: SIN_CLAVE_PROPIA, enc: CIFRA })
    .setSubject(String(idUsuario))
    .encrypt(llave);

async function descifrar(llave: Uint8Array, idUsuario: number, guardada: string): Promise<Required<Contenido>> {
  const { payload } = await jwtDecrypt<Contenido>(guardada, llave, {
    subject: String(idUsuario),
    keyManagementAlgorithms: [SIN_CLAVE_PROPIA],
    contentEncryptionAlgorithms: [CIFRA],
  });
  return { clave: payload.clave, huellas: payload.huellas ?? paraHuellas(llave) };
}

/**
 * @param llave 32 bytes from the configuration
 * @param anterior former key, while something may still be encrypted with it; nothing new is
 */
export function crearCofre(llave: Uint8Array, anterior: Uint8Array | null = null): Cofre {
  const abrir = (idUsuario: number, guardada: string) =>
    descifrar(llave, idUsuario, guardada).catch((error: unknown) => {
      if (anterior === null) throw error;
      return descifrar(anterior, idUsuario, guardada);
    });
  return {
    guardar: (idUsuario, clave) => cifrar(llave, idUsuario, { clave }),
    abrir: async (idUsuario, guardada) => (await abrir(idUsuario, guardada)).clave,
    huella: async (idUsuario, guardada, codigo) => {
      const { huellas } = await abrir(idUsuario, guardada);
      return createHmac('sha256', Buffer.from(huellas, 'base64')).update(`${idUsuario}:${codigo}`).digest();
    },
    renovar: async (idUsuario, guardada) => {
      const propia = await descifrar(llave, idUsuario, guardada).catch(() => null);
      return propia === null ? cifrar(llave, idUsuario, await abrir(idUsuario, guardada)) : null;
    },
  };
}
