/** These texts tell of a file that the identity service corrected, or that cannot be told from another person's. */
import { unirDocumento } from '../shared/documento.ts';
import { mostrarFecha } from '../shared/fecha-civil.ts';
import { apellidosYNombre } from '../shared/nombres.ts';
import type { Diferencia, Senas } from './una-persona.ts';

const CLASE = { 1: 'nacional', 2: 'extranjero' } as const;

/** Words each difference as a person's file says it. */
const DICHO: Readonly<Record<Diferencia, (senas: Senas) => string>> = {
  nombre: (senas) => `a nombre de ${apellidosYNombre(senas) || 'nadie'}`,
  fecha_nacimiento: ({ fecha_nacimiento }) => `con fecha de nacimiento ${mostrarFecha(fecha_nacimiento)}`,
  complemento: ({ complemento }) => (complemento === '' ? 'sin complemento' : `con complemento ${complemento}`),
  tipo_doc: ({ tipo_doc }) => `con documento de ${CLASE[tipo_doc]}`,
};

/** An entity that covers the person reads this where a file is about to be corrected. */
export const textoSeCorregira = (archivo: Senas, difiere: Diferencia): string =>
  `La persona consta ${DICHO[difiere](archivo)}. Al guardar, su registro se corrige según el SEGIP.`;

/** The other entities that cover the person read this in the novedad. */
export const textoCorregida = (antes: Senas, ahora: Senas, difiere: Diferencia): string =>
  `El SEGIP corrigió la identidad: constaba ${DICHO[difiere](antes)}; ahora consta ${DICHO[difiere](ahora)}.`;

/** They read this where the authority joined two files, or took that back. */
export const textoUnida = (antes: Senas, ahora: Senas): string =>
  `La autoridad unió dos registros de la misma persona: constaba ${datosDe(antes)}; ahora consta ${datosDe(ahora)}.`;
export const textoSeparada = (ahora: Senas): string =>
  `La autoridad deshizo la unión de dos registros: consta otra vez ${datosDe(ahora)}.`;

/** Whoever asks by former data reads this. */
export const textoConstaAhora = (ahora: Omit<Senas, 'tipo_doc'>): string => {
  const documento = unirDocumento(ahora.numero_documento, ahora.complemento);
  return `Consta ahora como ${apellidosYNombre(ahora)}, documento ${documento}, nacimiento ${mostrarFecha(ahora.fecha_nacimiento)}.`;
};

/** Everybody may read this, so it does not say whose file it is. */
export const TEXTO_OTRO_REGISTRO =
  'Otro registro tiene este número de documento y no se sabe si es de la misma persona. Si guarda, la afiliación queda con observación y la autoridad decide.';

/** An entity that covers the person of that file reads this, and so does the authority. */
export const textoOtroRegistro = (archivos: readonly Senas[]): string =>
  `${TEXTO_OTRO_REGISTRO} Consta: ${archivos.map(datosDe).join('; ')}.`;

const datosDe = (senas: Senas): string =>
  [
    apellidosYNombre(senas),
    ...(['fecha_nacimiento', 'complemento', 'tipo_doc'] as const).map((sena) => DICHO[sena](senas)),
  ].join(', ');

/** Whoever saved it reads this in the answer. */
export const TEXTO_GUARDADO_SIN_SABER =
  'Otro registro tiene el mismo número de documento. Se abrió una novedad para la autoridad, que decide si es la misma persona.';

/** The authority reads this in the novedad. */
export const textoPorDecidir = (archivos: readonly Senas[]): string =>
  `Con el mismo número consta ${archivos.map(datosDe).join('; ')}.`;

/** The number is on record with other data, and the identity service could tell whether it is the same person. */
export const TEXTO_SIN_SEGIP =
  'Este número de documento consta con otros datos y el SEGIP no responde: no se sabe si es la misma persona. Intente nuevamente en unos minutos.';

/** The number is on record with other data, and the identity service cannot tell whether it is the same person. */
export const TEXTO_NO_SE_SABE =
  'Este número de documento consta con otros datos y no se sabe si es la misma persona. Comuníquese con la autoridad.';

/** 'Traer del SEGIP' answers with these texts. */
export const TEXTO_YA_CONSTA = 'Los datos de identidad ya son los del SEGIP.';
export const textoTraida = (antes: Senas, ahora: Senas, difiere: Diferencia): string =>
  `Identidad corregida según el SEGIP: constaba ${DICHO[difiere](antes)}; ahora consta ${DICHO[difiere](ahora)}.`;
export const TEXTO_SIN_CUBRIR =
  'La persona no tiene cobertura vigente en su ente gestor: no puede corregir su identidad.';
export const TEXTO_SEGIP_SIN_NADIE =
  'El SEGIP no tiene a una persona con estos datos. Si su cédula tiene ahora otro complemento u otra fecha de nacimiento, escríbalos.';
export const TEXTO_SEGIP_AMBIGUO =
  'El SEGIP tiene a más de una persona con este número. Escriba el complemento y la fecha de nacimiento de la cédula.';
export const TEXTO_NO_SE_CORRIGE =
  'Lo que dice el SEGIP puede ser de otra persona o difiere en más de un dato: este registro no se corrige por sí solo.';
