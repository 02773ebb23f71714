import { createPrivateKey } from 'node:crypto';
import { contenidoDelSello } from '@sgpa/domain/certificado/sello';
import { direccionDeVerificacion } from '@sgpa/domain/certificado/verificacion-certificado';
import { SignJWT } from 'jose';
import QRCode from 'qrcode';
import { type Lienzo, TINTA } from './lienzo.ts';
import type { Tarea } from './port.ts';

const SEGUNDO_MS = 1000;

/** Gives the address and, behind `#`, which no browser sends, what the certificate says, signed (JWS, RFC 7515). */
export async function textoDelQr({ certificado, ahora, publica, firmas: { qr } }: Tarea): Promise<string> {
  const sello = await new SignJWT({ ...contenidoDelSello(certificado) })
    .setProtectedHeader({ alg: 'ES256', kid: qr.kid })
    .setIssuer(publica)
    .setJti(certificado.codigo)
    .setIssuedAt(Math.floor(ahora.getTime() / SEGUNDO_MS))
    .sign(createPrivateKey(qr.clave));
  return `${direccionDeVerificacion(publica, certificado.codigo)}#${sello}`;
}

/** A code needs so many blank modules around it for a camera to find it. */
const SILENCIO = 4;

/** Draws squares, sharp on any paper; neighbours of a row are one, so that no hairline parts them. */
export function dibujarQr(lienzo: Lienzo, texto: string, x: number, y: number, lado: number): void {
  const { modules } = QRCode.create([{ data: Buffer.from(texto), mode: 'byte' }], { errorCorrectionLevel: 'M' });
  const paso = lado / (modules.size + 2 * SILENCIO);
  lienzo.rect(x, y, lado, lado).fill('#ffffff');
  for (let fila = 0; fila < modules.size; fila += 1) {
    for (let desde = 0; desde < modules.size; desde += 1) {
      let hasta = desde;
      while (hasta < modules.size && modules.get(fila, hasta)) hasta += 1;
      if (hasta > desde)
        lienzo.rect(x + (desde + SILENCIO) * paso, y + (fila + SILENCIO) * paso, (hasta - desde) * paso, paso);
      desde = hasta;
    }
  }
  lienzo.fill('#000000').fillColor(TINTA.texto);
}
