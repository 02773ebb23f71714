import { inflateSync } from 'node:zlib';
import { type Conjunto, Ilegible, nombresDe, valoresDe } from './pdf-objetos.ts';

const FIN_DE_LINEA = /\r?\n/y;

/** Recognises a stream that holds objects by what a reader needs of it, whatever type it says that it has. */
export function esPaquete(flujo: Conjunto): boolean {
  const nombres = nombresDe(flujo);
  return nombres.includes('ObjStm') || (nombres.includes('First') && nombres.includes('N'));
}

/** Recognises a stream that says where objects are. */
export const esTabla = (flujo: Conjunto): boolean => nombresDe(flujo).includes('W');

interface Lugar {
  bytes: Buffer;
  texto: string;
  flujo: Conjunto;
  /** The stream's bytes begin after the word `stream`, at this place. */
  detras: number;
  maximo: number;
}

/**
 * Unpacks a stream.
 *
 * @throws Ilegible where it is not packed as every program packs objects, has no end, or lies elsewhere: readers unpack
 * in more ways than these, and forgive more, but no honest file needs it.
 */
export function desempacar({ bytes, texto, flujo, detras, maximo }: Lugar): Buffer {
  FIN_DE_LINEA.lastIndex = detras;
  const nombres = nombresDe(flujo);
  const impropias = esPaquete(flujo) ? ['F', 'FFilter', 'DP', 'DecodeParms'] : ['F', 'FFilter'];
  if (!FIN_DE_LINEA.test(texto) || impropias.some((una) => nombres.includes(una))) throw new Ilegible();
  const desde = FIN_DE_LINEA.lastIndex;
  const filtros = valoresDe(flujo, 'Filter').flatMap((uno) => (uno.tipo === 'arreglo' ? uno.lista : [uno]));
  if (filtros.length === 0) return bytes.subarray(desde, finDe(texto, flujo, desde, maximo));
  const [filtro] = filtros;
  if (filtros.length > 1 || filtro?.tipo !== 'nombre' || filtro.nombre !== 'FlateDecode') throw new Ilegible();
  try {
    return inflateSync(bytes.subarray(desde), { maxOutputLength: Math.max(maximo, 1) });
  } catch {
    throw new Ilegible();
  }
}

/** Finds how far a reader may go: the stated length, or up to the word that ends the stream. */
function finDe(texto: string, flujo: Conjunto, desde: number, maximo: number): number {
  const largos = valoresDe(flujo, 'Length').map((uno) => (uno.tipo === 'palabra' ? Number(uno.palabra) : Number.NaN));
  const fin = Math.max(texto.indexOf('endstream', desde), ...largos.map((largo) => desde + largo));
  if (Number.isNaN(fin) || fin < desde || fin - desde > maximo) throw new Ilegible();
  return fin;
}
