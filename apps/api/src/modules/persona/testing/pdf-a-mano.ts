import { deflateSync } from 'node:zlib';

/** Everything is written as it is given, so that a test may write what no program does. */
export interface Escrito {
  /** Objects stand in the file by number, in this order: `9 0 obj … endobj`. */
  objetos: [numero: number, texto: string | Buffer][];
  empacados?: Record<number, [paquete: number, lugar: number]>;
  remolque?: string;
  raiz?: string;
}

const latin1 = (texto: string | Buffer): Buffer => (typeof texto === 'string' ? Buffer.from(texto, 'latin1') : texto);

export const objeto = (numero: number, contenido: string): [number, string] => [
  numero,
  `${numero} 0 obj\n${contenido}\nendobj\n`,
];

export const flujo = (numero: number, dic: string, contenido: Buffer | string, cabeza = ''): [number, Buffer] => {
  const datos = latin1(contenido);
  const largo = dic.includes('/Length') ? '' : `/Length ${datos.length} `;
  const inicio = cabeza || `${numero} 0 obj\n<< ${largo}${dic} >>\nstream\n`;
  return [numero, Buffer.concat([latin1(inicio), datos, latin1('\nendstream\nendobj\n')])];
};

/** Packs objects, and gives the keys by which a reader finds them. */
export function paquete(dentro: Record<number, string>): { texto: string; claves: string } {
  let texto = '';
  const indice = Object.entries(dentro).map(([numero, uno]) => {
    const lugar = texto.length;
    texto += `${uno} `;
    return `${numero} ${lugar}`;
  });
  const cabeza = `${indice.join(' ')} `;
  return { texto: cabeza + texto, claves: `/N ${indice.length} /First ${cabeza.length}` };
}

export const PAGINAS: [number, string][] = [
  objeto(2, '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
  objeto(3, '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>'),
];

/** Packed objects get a packed table, since no other can tell of them. */
export function escribirPdf({ objetos, empacados = {}, remolque = '', raiz = '1 0 R' }: Escrito): Buffer {
  let bytes = latin1('%PDF-1.7\n');
  const lugares = new Map<number, number>();
  for (const [numero, texto] of objetos) {
    lugares.set(numero, bytes.length);
    bytes = Buffer.concat([bytes, latin1(texto)]);
  }
  const inicio = bytes.length;
  const tabla = Math.max(...lugares.keys(), ...Object.keys(empacados).map(Number)) + 1;
  const fin = `startxref\n${inicio}\n%%EOF\n`;
  if (Object.keys(empacados).length === 0) {
    const filas = Array.from({ length: tabla }, (_, n) => {
      const lugar = lugares.get(n);
      return lugar === undefined ? '0000000000 65535 f \n' : `${String(lugar).padStart(10, '0')} 00000 n \n`;
    });
    const texto = `xref\n0 ${tabla}\n${filas.join('')}trailer\n<< /Size ${tabla} /Root ${raiz} ${remolque} >>\n${fin}`;
    return Buffer.concat([bytes, latin1(texto)]);
  }
  const filas = Array.from({ length: tabla + 1 }, (_, n) => {
    const fila = Buffer.alloc(7);
    const [cual, orden] = empacados[n] ?? [];
    const lugar = n === tabla ? inicio : lugares.get(n);
    fila.writeUInt8(cual === undefined ? Number(lugar !== undefined) : 2, 0);
    fila.writeUInt32BE(cual ?? lugar ?? 0, 1);
    fila.writeUInt16BE(orden ?? 0, 5);
    return fila;
  });
  const dic = `/Type /XRef /W [1 4 2] /Size ${tabla + 1} /Root ${raiz} /Filter /FlateDecode ${remolque}`;
  const [, texto] = flujo(tabla, dic, deflateSync(Buffer.concat(filas)));
  return Buffer.concat([bytes, texto, latin1(fin)]);
}
