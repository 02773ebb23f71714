import { crc32, deflateSync } from 'node:zlib';

const FIRMA = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function trozo(tipo: string, datos: Buffer): Buffer {
  const cuerpo = Buffer.concat([Buffer.from(tipo, 'latin1'), datos]);
  const largo = Buffer.alloc(4);
  largo.writeUInt32BE(datos.length);
  const suma = Buffer.alloc(4);
  suma.writeUInt32BE(crc32(cuerpo));
  return Buffer.concat([largo, cuerpo, suma]);
}

/** A grey PNG of that size. */
export function crearPng(ancho: number, alto: number): Buffer {
  const cabecera = Buffer.alloc(13);
  cabecera.writeUInt32BE(ancho, 0);
  cabecera.writeUInt32BE(alto, 4);
  cabecera.writeUInt8(8, 8);
  const fila = Buffer.alloc(ancho + 1, 0x99);
  fila.writeUInt8(0, 0);
  const pixeles = Buffer.concat(Array.from({ length: alto }, () => fila));
  return Buffer.concat([
    FIRMA,
    trozo('IHDR', cabecera),
    trozo('IDAT', deflateSync(pixeles)),
    trozo('IEND', Buffer.alloc(0)),
  ]);
}
