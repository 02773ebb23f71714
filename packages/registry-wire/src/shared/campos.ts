import { z } from 'zod';

/** Every registry writes a civil date as 'YYYY-MM-DD'. */
export const fecha = z.iso.date();

/** No database keeps, and no screen shows, a NUL, another control character or half a character. */
const ILEGIBLE = /\p{Cc}/u;
const MARCAS = /[<>]/;

export const texto = z.string().refine((valor) => valor.isWellFormed() && !ILEGIBLE.test(valor));

const NOMBRE_MAX = 150;
const RAZON_SOCIAL_MAX = 300;

/** A person's name is empty where there is none; markup is nobody's name. */
export const nombre = texto.max(NOMBRE_MAX).refine((valor) => !MARCAS.test(valor));
export const razonSocial = texto.max(RAZON_SOCIAL_MAX).refine((valor) => !MARCAS.test(valor));

/** A person is asked for by number, complement (empty = none) and birth date (empty = not given). */
export const consultaPersona = z.object({
  ci: z.string().min(1),
  complemento: z.string().default(''),
  fechaNacimiento: fecha.or(z.literal('')).default(''),
});
export type ConsultaPersona = z.input<typeof consultaPersona>;

/** The identity service and the pensioner registry share these data. `Complemento` may be the text NULL. */
export const datosPersona = z.object({
  numeroDocumento: texto,
  Complemento: texto,
  nombres: nombre,
  primerApellido: nombre,
  segundoApellido: nombre,
  fechaNacimiento: fecha,
});
