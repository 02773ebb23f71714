/** Just enough of PNG to make pictures for tests, and the documentation's pictures small. */
import { crc32, deflateSync, inflateSync } from 'node:zlib';

const FIRMA = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const COLORES_MAX = 256;
const RGB = 2;
const PALETA = 3;
const CANALES = 3;

interface Cabecera {
  ancho: number;
  alto: number;
  /** 0 grey, 2 red-green-blue, 3 palette; always 8 bits. */
  tipo: number;
}

function trozo(nombre: string, datos: Buffer): Buffer {
  const cuerpo = Buffer.concat([Buffer.from(nombre, 'latin1'), datos]);
  const marco = Buffer.alloc(8);
  marco.writeUInt32BE(datos.length, 0);
  marco.writeUInt32BE(crc32(cuerpo), 4);
  return Buffer.concat([marco.subarray(0, 4), cuerpo, marco.subarray(4)]);
}

function armar({ ancho, alto, tipo }: Cabecera, filas: Buffer, paleta?: Buffer): Buffer {
  const cabecera = Buffer.alloc(13);
  cabecera.writeUInt32BE(ancho, 0);
  cabecera.writeUInt32BE(alto, 4);
  cabecera.set([8, tipo], 8);
  return Buffer.concat([
    FIRMA,
    trozo('IHDR', cabecera),
    ...(paleta ? [trozo('PLTE', paleta)] : []),
    trozo('IDAT', deflateSync(filas, { level: 9 })),
    trozo('IEND', Buffer.alloc(0)),
  ]);
}

/** A grey PNG of that size. */
export function crearPng(ancho: number, alto: number): Buffer {
  const fila = Buffer.alloc(ancho + 1, 0x99).fill(0, 0, 1);
  return armar({ ancho, alto, tipo: 0 }, Buffer.concat(Array.from({ length: alto }, () => fila)));
}

function paeth(a: number, b: number, c: number): number {
  const [pa, pb, pc] = [Math.abs(b - c), Math.abs(a - c), Math.abs(a + b - 2 * c)];
  if (pa <= pb && pa <= pc) return a;
  return pb <= pc ? b : c;
}

/** Undoes the filter of each row; the answer has no filter bytes. */
function sinFiltros(crudo: Buffer, ancho: number, alto: number): Buffer {
  const largo = ancho * CANALES;
  const pixeles = Buffer.alloc(largo * alto);
  for (let y = 0; y < alto; y += 1) {
    const filtro = crudo.readUInt8(y * (largo + 1));
    for (let x = 0; x < largo; x += 1) {
      const i = y * largo + x;
      const a = x < CANALES ? 0 : (pixeles[i - CANALES] ?? 0);
      const b = y === 0 ? 0 : (pixeles[i - largo] ?? 0);
      const c = x < CANALES || y === 0 ? 0 : (pixeles[i - largo - CANALES] ?? 0);
      const previo = [0, a, b, (a + b) >> 1, paeth(a, b, c)][filtro] ?? 0;
      pixeles[i] = (crudo[y * (largo + 1) + 1 + x] ?? 0) + previo;
    }
  }
  return pixeles;
}

/** The most frequent colours, and for every other one the nearest of them. */
function elegirPaleta(pixeles: Buffer): { paleta: number[]; indice: (color: number) => number } {
  const veces = new Map<number, number>();
  for (let i = 0; i < pixeles.length; i += CANALES) {
    const color = pixeles.readUIntBE(i, CANALES);
    veces.set(color, (veces.get(color) ?? 0) + 1);
  }
  const paleta = [...veces].sort(([, a], [, b]) => b - a).map(([color]) => color);
  paleta.length = Math.min(paleta.length, COLORES_MAX);
  const distancia = (a: number, b: number) =>
    ((a >> 16) - (b >> 16)) ** 2 + (((a >> 8) & 255) - ((b >> 8) & 255)) ** 2 + ((a & 255) - (b & 255)) ** 2;
  const indices = new Map(paleta.map((color, i) => [color, i]));
  return {
    paleta,
    indice(color) {
      const conocido = indices.get(color);
      if (conocido !== undefined) return conocido;
      let mejor = 0;
      paleta.forEach((otro, i) => {
        if (distancia(color, otro) < distancia(color, paleta[mejor] ?? 0)) mejor = i;
      });
      indices.set(color, mejor);
      return mejor;
    },
  };
}

/** The same picture in at most 256 colours: about a third of the size. @throws for anything but 8-bit RGB. */
export function reducirPng(imagen: Buffer): Buffer {
  const datos: Buffer[] = [];
  for (let i = FIRMA.length; i < imagen.length; i += 12 + imagen.readUInt32BE(i)) {
    if (imagen.toString('latin1', i + 4, i + 8) !== 'IDAT') continue;
    datos.push(imagen.subarray(i + 8, i + 8 + imagen.readUInt32BE(i)));
  }
  const [ancho, alto, tipo] = [imagen.readUInt32BE(16), imagen.readUInt32BE(20), imagen.readUInt8(25)];
  if (tipo !== RGB) throw new Error('Only opaque pictures of 8 bits are known here');
  const pixeles = sinFiltros(inflateSync(Buffer.concat(datos)), ancho, alto);
  const { paleta, indice } = elegirPaleta(pixeles);
  const filas = Buffer.alloc((ancho + 1) * alto);
  for (let y = 0; y < alto; y += 1) {
    for (let x = 0; x < ancho; x += 1) {
      filas[y * (ancho + 1) + 1 + x] = indice(pixeles.readUIntBE((y * ancho + x) * CANALES, CANALES));
    }
  }
  const colores = Buffer.alloc(paleta.length * CANALES);
  paleta.forEach((color, i) => {
    colores.writeUIntBE(color, i * CANALES, CANALES);
  });
  return armar({ ancho, alto, tipo: PALETA }, filas, colores);
}
