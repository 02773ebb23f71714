import { inflateSync } from 'node:zlib';
import { EXTREMO_PDF, lugarDeTabla, pesaDemasiado } from '@sgpa/domain/titular/certificado-pdf';
import { esPdfActivo } from './pdf-activo.ts';

/** A cross-reference table unpacks to some bytes for each object; more than this is an attack, not a certificate. */
const TABLA_MAX = 16 * 1024 * 1024;
const OBJETO_MAX = 8192;
const REVISIONES_MAX = 50;
const DATA_URL = /^data:application\/pdf;base64,/i;

/** The result is the document, or the code under which the catalogue of refusals has what is wrong. */
export type PdfRevisado = 'PDF_MUY_GRANDE' | 'PDF_INVALIDO' | 'PDF_ACTIVO' | Uint8Array<ArrayBuffer>;

/** Checks a document by its content, not by its name. Takes base64, with or without the `data:` prefix. */
export function revisarPdf(base64: string): PdfRevisado {
  const bytes = Buffer.from(base64.replace(DATA_URL, ''), 'base64');
  if (pesaDemasiado(bytes.length)) return 'PDF_MUY_GRANDE';
  if (!esPdf(bytes)) return 'PDF_INVALIDO';
  return esPdfActivo(bytes) ? 'PDF_ACTIVO' : bytes;
}

/** Follows the file as readers do (ISO 32000, 7.5): header, end, cross-reference section, root; others fail. */
function esPdf(bytes: Buffer): boolean {
  // Latin-1 makes each byte one character, so that offsets in the text are offsets in the file.
  const texto = bytes.toString('latin1');
  const seccion = lugarDeTabla(texto.slice(0, EXTREMO_PDF), texto.slice(-EXTREMO_PDF));
  if (seccion === null) return false;
  return tablaClasica(texto, seccion) || tablaComprimida(texto, bytes, seccion);
}

const RAIZ = /\/Root\s+(\d{1,10})\s+(\d{1,5})\s+R/;

/** Accepts `xref`, its entries, and a trailer whose root is a catalog of pages. */
function tablaClasica(texto: string, seccion: number): boolean {
  const inicio = /^\s{0,8}xref\s+\d+\s+\d+\s+(?:\d{10} \d{5} [nf]\s*)/.exec(texto.slice(seccion, seccion + 200));
  const trailer = inicio === null ? -1 : texto.indexOf('trailer', seccion);
  if (trailer < 0) return false;
  const raiz = RAIZ.exec(texto.slice(trailer, trailer + 4096));
  return raiz !== null && objetos(texto, raiz).some(esCatalogo);
}

/** Accepts an object of type XRef that unpacks; its root may be packed as well, and is looked at where it is not. */
function tablaComprimida(texto: string, bytes: Buffer, seccion: number): boolean {
  const cabeza = texto.slice(seccion, seccion + 4096);
  const objetoXref = /^\s{0,8}\d+\s+\d+\s+obj\b/.test(cabeza);
  const flujo = /\bstream\r?\n/.exec(cabeza);
  if (!objetoXref || flujo === null) return false;
  const dic = cabeza.slice(0, flujo.index);
  const raiz = RAIZ.exec(dic);
  if (raiz === null || !/\/Type\s*\/XRef\b/.test(dic) || !/\/W\s*\[\s*\d+\s+\d+\s+\d+\s*\]/.test(dic)) return false;
  const desde = seccion + flujo.index + flujo[0].length;
  const hasta = texto.indexOf('endstream', desde);
  if (hasta < 0 || (dic.includes('/FlateDecode') && !desempaca(bytes.subarray(desde, hasta)))) return false;
  const sueltas = objetos(texto, raiz);
  return sueltas.length === 0 || sueltas.some(esCatalogo);
}

/** Finds the object in the file's revisions, up to a limit. */
function objetos(texto: string, [, numero, generacion]: RegExpExecArray): string[] {
  const cabeza = new RegExp(`(?:^|\\s)${numero}\\s{1,4}${generacion}\\s{1,4}obj\\b`, 'g');
  const lugares = [...texto.matchAll(cabeza)].slice(-REVISIONES_MAX);
  return lugares.map(({ index }) => texto.slice(index, index + OBJETO_MAX).split('endobj')[0] ?? '');
}

const esCatalogo = (dic: string): boolean => /\/Type\s*\/Catalog\b/.test(dic) && /\/Pages\s+\d+\s+\d+\s+R/.test(dic);

function desempaca(datos: Buffer): boolean {
  try {
    return inflateSync(datos, { maxOutputLength: TABLA_MAX }).length > 0;
  } catch {
    return false;
  }
}
