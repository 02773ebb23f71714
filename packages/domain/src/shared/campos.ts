/** Checks fields that every form shares (document 1 §5; document 2 §5 'Wizards'); each gives its problem, or null. */
import {
  COMPLEMENTO_MAX,
  DOCUMENTO_MAX,
  DOCUMENTO_MIN,
  limpiarComplemento,
  separarEscrito,
  sonVariosNumeros,
  TEXTO_VARIOS_NUMEROS,
} from './documento.ts';
import { demasiadoLargo } from './largo.ts';
import { esNombreDeRelleno } from './nombre-de-relleno.ts';
import { limpiarNombre, MAX_NOMBRE } from './nombres.ts';
import {
  type Campos,
  fueraDeLimite,
  invalido,
  type ProblemaDeCampo,
  type Problemas,
  requerido,
  soloProblemas,
} from './problemas.ts';
import { leerTexto, RAYAS } from './texto.ts';

type Texto = string | null | undefined;
type Revision = ProblemaDeCampo | null;

export const TEXTO_REQUERIDO = 'Este campo es requerido.';
const CORREO_MAX = 150;
export const MAX_TELEFONO = 30;
/** RFC 5321 limits the part before the @ to so many characters. */
const LOCAL_MAX = 64;
const ATOMO = "[A-Za-z0-9!#$%&'*+/=^_`{|}~-]+";
const ETIQUETA = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
/**
 * Accepts an address alone, as every mail server takes it: without quotes, names, groups or what follows one in a link;
 * its domain has two labels or more, the last of which is no number.
 */
const CORREO = new RegExp(`^${ATOMO}(?:\\.${ATOMO})*@(?:${ETIQUETA}\\.)+(?!\\d+$)${ETIQUETA}$`);

export function revisarRequerido(texto: Texto, textoRequerido = TEXTO_REQUERIDO): Revision {
  return estaVacio(texto) ? requerido(textoRequerido) : null;
}

/** It is required, by each form's own text; 5 to 15 digits once read, not all zeros; a complement may follow. */
export function revisarNumeroDocumento(numero: Texto, textoRequerido = TEXTO_REQUERIDO): Revision {
  const { numero: limpio, complemento } = separarEscrito(numero ?? '');
  if (limpio === '') return requerido(textoRequerido);
  if (/^-\d+$/.test(limpio) || limpio === '0') return invalido('No pueden ser menores a 0');
  if (sonVariosNumeros(limpio)) return invalido(TEXTO_VARIOS_NUMEROS);
  if (!/^\d+$/.test(limpio)) return invalido('El número de documento solo admite dígitos.');
  if (limpio.length < DOCUMENTO_MIN) return fueraDeLimite('Mínimo 5 characters');
  if (limpio.length > DOCUMENTO_MAX) return demasiadoLargo(DOCUMENTO_MAX);
  return revisarComplemento(complemento);
}

/** The complement is optional. */
export function revisarComplemento(complemento: Texto): Revision {
  const limpio = limpiarComplemento(complemento);
  if (limpio.length > COMPLEMENTO_MAX) return demasiadoLargo(COMPLEMENTO_MAX);
  return /^[0-9A-Z]*$/.test(limpio) ? null : invalido('El complemento solo admite letras y números.');
}

/**
 * Checks first names or a surname, as long as the capitals in which they are kept (ß is two of them); blank is accepted
 * (add {@link revisarRequerido} where the field is required).
 */
export function revisarNombre(nombre: Texto): Revision {
  return (nombre ?? '').trim().toUpperCase().length > MAX_NOMBRE ? demasiadoLargo(MAX_NOMBRE) : null;
}

/** People type, print or paste all these kinds of apostrophes and hyphens. */
const NOMBRE_ESCRITO = /^[\p{L}\p{M} .'’‘´`ʼʻ\-‐‑–]*$/u;

/**
 * Checks a name that somebody types and no registry vouches for: of letters, blanks, apostrophes, hyphens and dots,
 * with a letter among them; blank is accepted (acuerdos §12 'Certificates'; see {@link revisarNombre}).
 */
export function revisarNombreEscrito(nombre: Texto): Revision {
  const limpio = limpiarNombre(nombre ?? '');
  if (!NOMBRE_ESCRITO.test(limpio)) return invalido('Solo admite letras, espacios, apóstrofos, guiones y puntos.');
  if (esNombreDeRelleno(limpio)) return invalido('No es un nombre: si no lo hay, deje el campo vacío.');
  return revisarNombre(nombre);
}

/** The address is optional. Whether it exists is known only by writing to it. */
export function revisarCorreo(correo: Texto): Revision {
  const limpio = (correo ?? '').trim();
  if (limpio === '') return null;
  const bienFormado = limpio.length <= CORREO_MAX && limpio.indexOf('@') <= LOCAL_MAX && CORREO.test(limpio);
  return bienFormado ? null : invalido('El correo electrónico no es válido.');
}

/** Gives the number as it is kept: a text processor or a telephone writes hyphens of other kinds. */
export const limpiarTelefono = (telefono: string): string => leerTexto(telefono).replace(RAYAS, '-').trim();

/** The number is optional: 7 to 15 digits, with blanks, hyphens, brackets and a leading + allowed between them. */
export function revisarTelefono(telefono: Texto): Revision {
  const limpio = (telefono ?? '').trim();
  if (limpio === '') return null;
  const digitos = limpio.replace(/\D/g, '').length;
  return digitos >= 7 && digitos <= 15 && /^\+?[\d ()-]{1,30}$/.test(limpio)
    ? null
    : invalido('El teléfono no es válido.');
}

export function estaVacio(texto: Texto): boolean {
  return (texto ?? '').trim() === '';
}

type CampoContacto = 'correo_electronico' | 'telefono_domicilio' | 'telefono_movil';

export function revisarContacto(datos: Campos<CampoContacto>): Problemas<CampoContacto> {
  return soloProblemas({
    correo_electronico: revisarCorreo(datos.correo_electronico),
    telefono_domicilio: revisarTelefono(datos.telefono_domicilio),
    telefono_movil: revisarTelefono(datos.telefono_movil),
  });
}
