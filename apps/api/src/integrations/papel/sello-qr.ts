import { createPrivateKey } from 'node:crypto';
import { type Certificado, nombreCertificado } from '@sgpa/domain/certificado/certificado';
import { direccionDeVerificacion } from '@sgpa/domain/certificado/verificacion-certificado';
import { unirDocumento } from '@sgpa/domain/shared/documento';
import { SignJWT } from 'jose';
import type { Tarea } from './port.ts';

/** A code of more would be too fine for a telephone's camera; how many affiliations there are is always said. */
const AFILIACIONES_MAX = 3;
const NOMBRE_MAX = 80;
const SEGUNDO_MS = 1000;

const recortar = (nombre: string): string => (nombre.length > NOMBRE_MAX ? `${nombre.slice(0, NOMBRE_MAX)}…` : nombre);

/**
 * What the certificate says, signed (JWS, RFC 7515), so that it can be checked without asking the server: the paper must
 * say the same. Claims by their registered names where there are such.
 */
function datosDe({ numero, persona, cubierta, afiliaciones }: Certificado) {
  const { numero_documento, complemento_documento, fecha_nacimiento } = persona;
  return {
    num: numero,
    doc: unirDocumento(numero_documento, complemento_documento),
    name: recortar(nombreCertificado(persona)),
    birthdate: fecha_nacimiento,
    cub: cubierta,
    tot: afiliaciones.length,
    est: afiliaciones.slice(0, AFILIACIONES_MAX).map((una) => [una.nombre_enteGestor, una.estado, una.fecha_inicio]),
  };
}

/** Address of the verification, and behind `#`, which no browser sends, the signed content. */
export async function textoDelQr({ certificado, ahora, publica, firmas: { qr } }: Tarea): Promise<string> {
  const sello = await new SignJWT(datosDe(certificado))
    .setProtectedHeader({ alg: 'ES256', kid: qr.kid })
    .setIssuer(publica)
    .setJti(certificado.codigo)
    .setIssuedAt(Math.floor(ahora.getTime() / SEGUNDO_MS))
    .sign(createPrivateKey(qr.clave));
  return `${direccionDeVerificacion(publica, certificado.codigo)}#${sello}`;
}
