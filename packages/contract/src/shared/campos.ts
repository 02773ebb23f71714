import { limpiarTelefono, MAX_TELEFONO } from '@sgpa/domain/shared/campos';
import {
  COMPLEMENTO_MAX,
  DOCUMENTO_MAX,
  DOCUMENTO_MIN,
  type DocumentoUnido,
  limpiarComplemento,
  type NumeroDocumento,
  unirEscrito,
} from '@sgpa/domain/shared/documento';
import { esFechaCivil, esFechaHora, type FechaCivil, type FechaHora } from '@sgpa/domain/shared/fecha-civil';
import {
  type IdAfiliacion,
  type IdEnteGestor,
  type IdEntidad,
  type IdPersona,
  type IdUsuario,
  MAX_ID,
  MAX_ID_ENTE,
} from '@sgpa/domain/shared/ids';
import { demasiadoLargo } from '@sgpa/domain/shared/largo';
import { limpiarNombre, MAX_NOMBRE } from '@sgpa/domain/shared/nombres';
import { leerParrafos, leerTexto } from '@sgpa/domain/shared/texto';
import { z } from 'zod';
import { FOTO_MAX } from './tamanos.ts';

/** Says that a missing value is required, and `otro` of a value of another kind. */
export const faltaO =
  (otro: string) =>
  ({ input }: { input?: unknown }): string =>
    input === undefined ? 'Este campo es requerido.' : otro;

const bienFormado = (valor: string) => !valor.includes('\u0000') && valor.isWellFormed();
const NO_PERMITIDO = 'Contiene un carácter no permitido.';
const masDe = (max: number) => demasiadoLargo(max).texto;

/** Reads text that the database can hold: by its rule first, then bounded, of whole characters only. */
const leido = (leer: (escrito: string) => string, max: number, pasado = masDe(max)) =>
  z
    .string({ error: faltaO('Debe ser un texto.') })
    .refine(bienFormado, NO_PERMITIDO)
    .overwrite(leer)
    .max(max, pasado);

/** Reads one line (acuerdos §12 'One reading of written text'): without signs that cannot be seen, composed. */
export const texto = (max: number, pasado?: string) => leido(leerTexto, max, pasado);

/** Reads a text of several lines, each like `texto`. */
export const parrafos = (max: number, pasado?: string) => leido(leerParrafos, max, pasado);

/** Takes a text letter by letter: a password, a code, a token, a key, base64. PostgreSQL refuses NUL. */
export const textoExacto = (max: number, pasado = masDe(max)) =>
  z
    .string({ error: faltaO('Debe ser un texto.') })
    .max(max, pasado)
    .refine(bienFormado, NO_PERMITIDO);

export const textoRequerido = (max: number) => texto(max).min(1, 'Este campo es requerido.');

/** Reads a civil date `YYYY-MM-DD`; `2020-02-31` is refused. Nobody checks it again after that. */
export const fechaCivil = texto(10)
  .refine(esFechaCivil, 'La fecha no es válida.')
  .meta({ format: 'date' }) as z.ZodType<FechaCivil, string>;

/** The server has the date of an answer from its row or from a rule, so nothing is checked. */
export const fechaDada = z.string() as unknown as z.ZodType<FechaCivil, FechaCivil>;
export const fechaDadaONula = fechaDada.nullable();
export const fechaDadaOVacia = z.string() as unknown as z.ZodType<FechaCivil | '', FechaCivil | ''>;

/** Reads `YYYY-MM-DD` or `YYYY-MM-DD HH:mm:ss` (document 2 §3, holder registration payload). */
export const fechaHora = texto(19).refine(esFechaHora, 'La fecha no es válida.') as z.ZodType<FechaHora, string>;

const DOCUMENTO = new RegExp(`^\\d{${DOCUMENTO_MIN},${DOCUMENTO_MAX}}$`);
const DOCUMENTO_COMPLEMENTO = new RegExp(
  `^\\d{${DOCUMENTO_MIN},${DOCUMENTO_MAX}}(-[0-9A-Za-z]{1,${COMPLEMENTO_MAX}})?$`,
);

const delCable = (escrito: string) => unirEscrito(escrito, null, { delCable: true });

/** The number is read as it is everywhere: blanks, dots and leading zeros go. Nobody cleans it again after that. */
const documento = (forma: RegExp) => leido(delCable, 20).regex(forma, 'El número de documento no es válido.');

export const numeroDocumento = documento(DOCUMENTO) as unknown as z.ZodType<NumeroDocumento, string>;

/** The number has its complement appended: `1000009-1A` (document 1 §3, Validation request item). */
export const documentoConComplemento = documento(DOCUMENTO_COMPLEMENTO) as unknown as z.ZodType<DocumentoUnido, string>;

/** A list is searched by a number, with its complement where one was typed; half of a number finds nobody. */
export const documentoBuscado = leido(delCable, 20).regex(
  new RegExp(`^\\d{1,${DOCUMENTO_MAX}}(-[0-9A-Z]{1,${COMPLEMENTO_MAX}})?$`),
  'El número de documento no es válido.',
);

/** The document number of an answer comes from a row or a registry, so nothing is checked. */
export const numeroDado = z.string() as unknown as z.ZodType<NumeroDocumento, NumeroDocumento>;

export const complemento = leido(limpiarComplemento, 4).regex(
  /^([0-9A-Za-z]{0,2}|NULL)$/,
  'El complemento no es válido.',
);

export const nombre = leido(limpiarNombre, MAX_NOMBRE);

/** The domain says what a telephone must be, in the words of its form. */
export const telefono = leido(limpiarTelefono, MAX_TELEFONO);

/** A value of a list comes by sigla, code or name; the list says which ones there are. */
export const codigoDeLista = texto(40).nullish();

export const anulable = z.string().nullable();

/** The picture is base64, with or without the `data:` prefix. */
export const foto = textoExacto(FOTO_MAX, 'La fotografía no puede pesar más de 1 MB.');

/** The body has a JSON number and nothing that could be read as one. */
const numero = z.number({ error: faltaO('Debe ser un número.') }).int('Debe ser un número entero.');

const numeroHasta = (maximo: number) =>
  numero.min(0, 'No pueden ser menores a 0').max(maximo, 'El número es demasiado grande.');

export const id = numeroHasta(MAX_ID);
/** The id or code is of a short list. */
export const idCorto = numeroHasta(MAX_ID_ENTE);

/** The id is a managing entity's; 0 means all of them, where one may be left open. */
export const idEnteGestor = idCorto as unknown as z.ZodType<IdEnteGestor, number>;

export const idUsuario = id.min(1, 'El identificador no es válido.') as unknown as z.ZodType<IdUsuario, number>;

/** Bounds a number of which a few are allowed: a page, how many of a list. */
export function entre(minimo: number, maximo: number) {
  const fuera = `Debe ser un número entero entre ${minimo} y ${maximo}.`;
  return numero.min(minimo, fuera).max(maximo, fuera);
}

/** Identifiers of rows that are born in the register are 64-bit, kept within what JavaScript holds exactly. */
export const idLargo = numero
  .min(1, 'El identificador no es válido.')
  .max(Number.MAX_SAFE_INTEGER, 'El identificador no es válido.');

export const idAfiliacion = idLargo as unknown as z.ZodType<IdAfiliacion, number>;
export const idPersona = idLargo as unknown as z.ZodType<IdPersona, number>;
/** The id is an employer's; where a figure asks for it, 0 means all of them. */
export const idEmpleador = id as unknown as z.ZodType<IdEntidad, number>;
export const idEntidad = idLargo as unknown as z.ZodType<IdEntidad, number>;

/** In an address a number is written with digits. */
export const enDigitos = <T extends z.ZodType>(esquema: T) =>
  z.preprocess((valor) => (typeof valor === 'string' && /^\d+$/.test(valor) ? Number(valor) : valor), esquema);

/** Lists and statistics refuse an unknown query parameter, as their answer would be taken for the filtered one. */
export const sinParametros = z.strictObject({}).transform(() => undefined);

/** A query parameter that may be absent or empty: both mean "no filter". */
export const opcional = <T extends z.ZodType>(esquema: T) =>
  z.preprocess((valor) => (valor === '' || valor === 'null' ? undefined : valor), esquema.optional());
