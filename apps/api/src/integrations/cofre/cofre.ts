import { createHmac } from 'node:crypto';
import { EncryptJWT, jwtDecrypt } from 'jose';
import type { Cofre } from './port.ts';

const SIN_CLAVE_PROPIA = 'dir';
const CIFRA = 'A256GCM';

/** @param llave 32 bytes of the configuration's. */
export function crearCofre(llave: Uint8Array): Cofre {
  const paraHuellas = createHmac('sha256', llave).update('codigos-recuperacion').digest();
  return {
    guardar: (idUsuario, clave) =>
      new EncryptJWT({ clave })
        .setProtectedHeader({ alg: SIN_CLAVE_PROPIA, enc: CIFRA })
        .setSubject(String(idUsuario))
        .encrypt(llave),
    abrir: async (idUsuario, guardada) => {
      const { payload } = await jwtDecrypt<{ clave: string }>(guardada, llave, {
        subject: String(idUsuario),
        keyManagementAlgorithms: [SIN_CLAVE_PROPIA],
        contentEncryptionAlgorithms: [CIFRA],
      });
      return payload.clave;
    },
    huella: (idUsuario, codigo) => createHmac('sha256', paraHuellas).update(`${idUsuario}:${codigo}`).digest(),
  };
}
