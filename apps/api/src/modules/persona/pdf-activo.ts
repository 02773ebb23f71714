import { constants, inflateSync } from 'node:zlib';
import { algunConjunto, type Conjunto, Ilegible, Lector, nombresDe, type Valor, valoresDe } from './pdf-objetos.ts';
import { desempacar, esPaquete, esTabla } from './pdf-paquetes.ts';

/** A certificate needs none of these: programs, what starts others, sends or fetches, and files within it. */
const ACTIVOS = [
  'JavaScript',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'RichMedia',
  'Rendition',
  'GoToE',
  'GoToR',
  'SubmitForm',
  'ImportData',
  'OnInstantiate',
  'XFA',
];
/** Quiet actions only lead from page to page. */
const QUIETAS = ['GoTo', 'Named'];

const DESEMPACADO_MAX = 16 * 1024 * 1024;
/** Streams other than packages of objects have these limits: a picture is larger, and all pictures together are. */
const OTRO_MAX = 4 * 1024 * 1024;
const OTROS_MAX = 128 * 1024 * 1024;

const FIN = '(?=[\\s()<>\\[\\]{}/%\\0]|$)';
const letra = (l: string): string => {
  const hex = l.charCodeAt(0).toString(16);
  return `(?:${l}|#${[...hex].map((d) => `[${d}${d.toUpperCase()}]`).join('')})`;
};
/** Names may be written with escapes. */
const ACTIVO = new RegExp(`/(?:${ACTIVOS.map((palabra) => [...palabra].map(letra).join('')).join('|')})${FIN}`);

const OBJETO = /(?<!end)obj|trailer/g;
const NUMERO = /(\d{1,10})[\0\s]+\d+[\0\s]*$/;
const FLUJO = /(?<!end)stream\r?\n/g;

interface Hallazgos {
  /** An object number is quiet if the objects of every revision lead at most to a page. */
  quietos: Map<number, boolean>;
  /** A reader carries out the objects with these numbers on opening. */
  alAbrir: Set<number>;
  cifrado: boolean;
  paquetes: { texto: string; primero: number }[];
}

/**
 * Tells whether a PDF does more than show pages in any reader: every object of every revision is looked at, wherever
 * the file's tables say that it is, and so is what is packed. What cannot be read or unpacked could hide something, and
 * counts.
 */
export function esPdfActivo(bytes: Buffer): boolean {
  const texto = bytes.toString('latin1');
  const hallazgos: Hallazgos = { quietos: new Map(), alAbrir: new Set(), cifrado: false, paquetes: [] };
  try {
    return (
      ACTIVO.test(texto) ||
      estaActivoSuelto(bytes, texto, hallazgos) ||
      hallazgos.paquetes.some((paquete) => estaActivoEmpacado(paquete, hallazgos)) ||
      // In an encrypted file, packages hold something else for who has the key.
      (hallazgos.cifrado && hallazgos.paquetes.length > 0) ||
      [...hallazgos.alAbrir].some((numero) => hallazgos.quietos.get(numero) !== true) ||
      estaActivoLoDemas(bytes, texto)
    );
  } catch (error) {
    if (error instanceof Ilegible) return true;
    throw error;
  }
}

/** Looks at each place where an object or a trailer may begin, as a reader that mends a file does. */
function estaActivoSuelto(bytes: Buffer, texto: string, hallazgos: Hallazgos): boolean {
  const lector = new Lector(texto);
  let maximo = DESEMPACADO_MAX;
  for (const { index, 0: palabra } of texto.matchAll(OBJETO)) {
    const objeto = lector.conjunto(index + palabra.length);
    if (objeto === null) continue;
    if (palabra === 'obj') anotar(hallazgos, NUMERO.exec(texto.slice(Math.max(index - 40, 0), index))?.[1], objeto);
    if (haceAlgo(objeto, hallazgos)) return true;
    const { signo, hasta: detras } = lector.signo(objeto.hasta);
    if (signo !== 'stream' || !(esPaquete(objeto) || esTabla(objeto))) continue;
    const contenido = desempacar({ bytes, texto, flujo: objeto, detras, maximo });
    maximo -= contenido.length;
    if (esPaquete(objeto))
      hallazgos.paquetes.push({ texto: contenido.toString('latin1'), primero: numeroEn(objeto, 'First') });
  }
  return false;
}

/** An object may begin anywhere in a package, even within a text. No reader opens packages within packages. */
function estaActivoEmpacado({ texto, primero }: Hallazgos['paquetes'][number], hallazgos: Hallazgos): boolean {
  if (ACTIVO.test(texto)) return true;
  const lector = new Lector(texto);
  for (const [, numero, lugar] of texto.slice(0, primero).matchAll(/(\d+)\s+(\d+)/g)) {
    const objeto = lector.conjunto(primero + Number(lugar));
    if (objeto !== null) anotar(hallazgos, numero, objeto);
  }
  const leidos = new Set<number>();
  for (const { index } of texto.matchAll(/<</g)) {
    if (leidos.has(index + '<<'.length)) continue;
    const objeto = lector.conjunto(index);
    if (objeto === null) continue;
    const tieneOtro = algunConjunto(objeto, (uno) => {
      leidos.add(uno.desde);
      return esPaquete(uno);
    });
    if (tieneOtro || haceAlgo(objeto, hallazgos)) return true;
  }
  return false;
}

/** Looks again without any dictionary: what can be unpacked, and is no large picture, names nothing active. */
function estaActivoLoDemas(bytes: Buffer, texto: string): boolean {
  let queda = OTROS_MAX;
  for (const { index, 0: palabra } of texto.matchAll(FLUJO)) {
    const desde = index + palabra.length;
    // zlib data begin so (RFC 1950).
    const [metodo = 0, clase = 0] = bytes.subarray(desde, desde + 2);
    if (metodo % 16 !== 8 || (metodo * 256 + clase) % 31 !== 0) continue;
    try {
      const opciones = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: OTRO_MAX };
      const contenido = inflateSync(bytes.subarray(desde), opciones);
      queda -= contenido.length;
      if (ACTIVO.test(contenido.toString('latin1'))) return true;
    } catch {
      queda -= OTRO_MAX;
    }
    if (queda <= 0) return false;
  }
  return false;
}

function anotar({ quietos }: Hallazgos, numero: string | undefined, objeto: Conjunto): void {
  if (numero === undefined) throw new Ilegible();
  quietos.set(Number(numero), esQuieto(objeto) && quietos.get(Number(numero)) !== false);
}

/** Tells whether the object is a destination, or one step to one. */
function esQuieto(objeto: Conjunto): boolean {
  if (objeto.tipo === 'arreglo') return true;
  const [accion, ...otras] = valoresDe(objeto, 'S');
  const unica = otras.length === 0 && !nombresDe(objeto).includes('Next');
  return unica && accion?.tipo === 'nombre' && QUIETAS.includes(accion.nombre);
}

const esNombre = ({ tipo }: Valor): boolean => tipo === 'nombre';
const esTexto = ({ tipo }: Valor): boolean => tipo === 'texto';
const hayAlgo = (valor: Valor): boolean => !('lista' in valor && valor.lista.length === 0);
const abreAlgo = (valor: Valor): boolean => ('lista' in valor ? !esQuieto(valor) : valor.tipo === 'palabra');

/** Tells by the key whether its value is a program, an enclosed or external file, or runs without a click. */
const HACEN = new Map<string, (valor: Valor) => boolean>([
  ['JS', (valor) => !esNombre(valor)],
  ['EF', (valor) => !esNombre(valor)],
  ['F', esTexto],
  ['UF', esTexto],
  ['AA', (valor) => !esNombre(valor) && hayAlgo(valor)],
  ['OpenAction', abreAlgo],
]);

const haceAlgo = (objeto: Conjunto, hallazgos: Hallazgos): boolean =>
  algunConjunto(objeto, ({ lista }) =>
    lista.some((clave, i) => {
      const valor = lista[i + 1];
      if (clave.tipo !== 'nombre' || valor === undefined) return false;
      if (clave.nombre === 'Encrypt') hallazgos.cifrado = true;
      if (clave.nombre === 'OpenAction' && valor.tipo === 'referencia') hallazgos.alAbrir.add(valor.numero);
      return HACEN.get(clave.nombre)?.(valor) === true;
    }),
  );

function numeroEn(objeto: Conjunto, clave: string): number {
  const [valor, ...otros] = valoresDe(objeto, clave);
  if (valor?.tipo !== 'palabra' || otros.length > 0) throw new Ilegible();
  return Number(valor.palabra);
}
