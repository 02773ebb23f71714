import { z } from 'zod';

/** Civil date 'YYYY-MM-DD' as every registry writes it. */
export const fecha = z.iso.date();

/** A person is asked for by number, complement (empty = none) and birth date (empty = not given). */
export const consultaPersona = z.object({
  ci: z.string().min(1),
  complemento: z.string().default(''),
  fechaNacimiento: fecha.or(z.literal('')).default(''),
});
export type ConsultaPersona = z.input<typeof consultaPersona>;

/** Personal data common to the identity service and the pensioner registry. `Complemento` may be the text NULL. */
export const datosPersona = z.object({
  numeroDocumento: z.string(),
  Complemento: z.string(),
  nombres: z.string(),
  primerApellido: z.string(),
  segundoApellido: z.string(),
  fechaNacimiento: fecha,
});
