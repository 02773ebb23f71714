import { createPrivateKey } from 'node:crypto';
import { contenidoDelSello } from '@sgpa/domain/certificado/sello';
import { direccionDeVerificacion } from '@sgpa/domain/certificado/verificacion-certificado';
import { SignJWT } from 'jose';
import type { Tarea } from './port.ts';

const SEGUNDO_MS = 1000;

/**
 * Gives the verification's address and, behind `#`, which no browser sends, what the certificate says, signed (JWS, RFC
 * 7515): the paper must say the same.
 */
export async function textoDelQr({ certificado, ahora, publica, firmas: { qr } }: Tarea): Promise<string> {
  const sello = await new SignJWT({ ...contenidoDelSello(certificado) })
    .setProtectedHeader({ alg: 'ES256', kid: qr.kid })
    .setIssuer(publica)
    .setJti(certificado.codigo)
    .setIssuedAt(Math.floor(ahora.getTime() / SEGUNDO_MS))
    .sign(createPrivateKey(qr.clave));
  return `${direccionDeVerificacion(publica, certificado.codigo)}#${sello}`;
}
