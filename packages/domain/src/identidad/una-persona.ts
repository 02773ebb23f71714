/** Tells which file is that of a person whom the identity service told of (acuerdos §12 'One person'). */
import type { NumeroDocumento, TipoDoc } from '../shared/documento.ts';
import type { FechaCivil } from '../shared/fecha-civil.ts';
import { esNombreDeRelleno, sinRelleno } from '../shared/nombre-de-relleno.ts';
import { formaDeNombre } from '../shared/nombres.ts';

/** The data by which somebody is told apart (*señas*), as a file or the identity service has them. */
export type Senas = {
  numero_documento: NumeroDocumento;
  complemento: string;
  /** 1 is a national's document, 2 a foreigner's. */
  tipo_doc: TipoDoc;
  fecha_nacimiento: FechaCivil;
  nombres: string;
  primer_apellido: string;
  segundo_apellido: string;
};

export type Diferencia = 'nombre' | 'fecha_nacimiento' | 'complemento' | 'tipo_doc';

/** Gives the whole name without placeholders; empty where nobody is named. */
function nombreEntero({ nombres, primer_apellido, segundo_apellido }: Senas): string {
  if (esNombreDeRelleno(nombres)) return '';
  return formaDeNombre([nombres, sinRelleno(primer_apellido), sinRelleno(segundo_apellido)].join(' '));
}

/** A placeholder is nobody's name, not even another placeholder's. */
const seNombranIgual = (una: Senas, otra: Senas): boolean => {
  const nombre = nombreEntero(una);
  return nombre !== '' && nombre === nombreEntero(otra);
};

/** Gives the name with its placeholders left out: two without a name say the same. */
const nombreDicho = (senas: Senas): string =>
  formaDeNombre([senas.nombres, senas.primer_apellido, senas.segundo_apellido].map(sinRelleno).join(' '));

const DE_LA_TARJETA = ['fecha_nacimiento', 'complemento', 'tipo_doc'] as const;

/** Two of one number are of one card where these agree: by them the service finds somebody; the name is its answer. */
const mismaTarjeta = (una: Senas, otra: Senas): boolean => DE_LA_TARJETA.every((sena) => una[sena] === otra[sena]);

const diceLoMismo = (una: Senas, otra: Senas): boolean =>
  mismaTarjeta(una, otra) && nombreDicho(una) === nombreDicho(otra);

/** Tells in what two records with one number differ. */
export function diferencias(una: Senas, otra: Senas): Diferencia[] {
  const deLaTarjeta = DE_LA_TARJETA.filter((sena) => una[sena] !== otra[sena]);
  return seNombranIgual(una, otra) ? deLaTarjeta : ['nombre', ...deLaTarjeta];
}

/** Files of one number with the same name or the same birth date may be one person's. */
export const esCandidato = (una: Senas, otra: Senas): boolean =>
  una.numero_documento === otra.numero_documento &&
  (seNombranIgual(una, otra) || una.fecha_nacimiento === otra.fecha_nacimiento);

/** The identity service answers this to the data that a file has. */
export type SegunArchivo =
  | { tipo: 'sin_servicio' | 'ambiguo' | 'no_encontrado' }
  | { tipo: 'encontrado'; persona: Senas };

/** The verdict whose file it is, once nothing more need be asked. */
export type Reconocida<A extends Senas> =
  /** The file says the same. */
  | { clase: 'MISMA'; archivo: A }
  /** The file is the person's, and the identity service says one thing otherwise now. */
  | { clase: 'CORREGIDA'; archivo: A; difiere: Diferencia }
  /** No file is the person's. */
  | { clase: 'OTRA' }
  /** A file bears the number, and it may be the person's or not: the authority joins or parts. */
  | { clase: 'NO_SE_SABE'; archivos: readonly A[] };

interface PorPreguntar<A extends Senas> {
  clase: 'PREGUNTAR';
  archivo: A;
}

/**
 * Judges by what the service answers (`segun`) to the data of the only file: where it knows both what the file says and
 * what was told, they are two people. A file with two differences can be judged by nothing else.
 */
function segunElArchivo<A extends Senas>(
  archivo: A,
  [difiere, otra]: readonly Diferencia[],
  segun: SegunArchivo,
): Reconocida<A> {
  const noSeSabe = { clase: 'NO_SE_SABE', archivos: [archivo] } as const;
  if (segun.tipo === 'encontrado' && diceLoMismo(archivo, segun.persona)) return { clase: 'OTRA' };
  if (difiere === undefined || otra !== undefined) return noSeSabe;
  if (segun.tipo === 'no_encontrado') {
    // The service no longer knows what the file says; name and birth date, both the same, tell who it is.
    const esQuien = difiere === 'complemento' || difiere === 'tipo_doc';
    return esQuien ? { clase: 'CORREGIDA', archivo, difiere } : noSeSabe;
  }
  if (segun.tipo !== 'encontrado') return noSeSabe;
  // To what the file says the service gives a person who differs from it in the same one thing: whom it corrected.
  const corregidas = diferencias(archivo, segun.persona);
  return corregidas.length === 1 && corregidas[0] === difiere ? { clase: 'CORREGIDA', archivo, difiere } : noSeSabe;
}

/**
 * Finds which of the files of a number is that of `dicha`, the person as the identity service tells of them; `segun` is
 * what it answers to the data of the file that it was to be asked about, null before that.
 */
export function reconocer<A extends Senas>(archivos: readonly A[], dicha: Senas, segun: SegunArchivo): Reconocida<A>;
export function reconocer<A extends Senas>(
  archivos: readonly A[],
  dicha: Senas,
  segun: SegunArchivo | null,
): Reconocida<A> | PorPreguntar<A>;
export function reconocer<A extends Senas>(
  archivos: readonly A[],
  dicha: Senas,
  segun: SegunArchivo | null,
): Reconocida<A> | PorPreguntar<A> {
  const conSuTarjeta = archivos.find((archivo) => mismaTarjeta(archivo, dicha));
  // The service knows one person by number, complement, birth date and kind: it was asked with the file's own data already.
  if (conSuTarjeta !== undefined) {
    return diceLoMismo(conSuTarjeta, dicha)
      ? { clase: 'MISMA', archivo: conSuTarjeta }
      : { clase: 'CORREGIDA', archivo: conSuTarjeta, difiere: 'nombre' };
  }
  const candidatos = archivos.filter((archivo) => esCandidato(archivo, dicha));
  const [archivo] = candidatos;
  if (archivo === undefined) return { clase: 'OTRA' };
  if (archivos.length > 1) return { clase: 'NO_SE_SABE', archivos: candidatos };
  if (segun === null) return { clase: 'PREGUNTAR', archivo };
  return segunElArchivo(archivo, diferencias(archivo, dicha), segun);
}
