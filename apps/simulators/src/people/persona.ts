import { z } from 'zod';

const fecha = z.iso.date();
const texto = z.string().max(150);

/** Something was declared so many months before today's month: 1 is last month. */
const mesesAtras = z.array(z.number().int().min(0).max(600));

export const empleador = z.object({
  /** The NIT is empty for an employer that declares by its commerce registration only. */
  nit: z.string(),
  matriculaComercio: texto,
  razonSocial: texto,
  /** The employer contributes to this managing entity. */
  caja: texto,
  fechaInscripcion: fecha,
});
export type Empleador = z.infer<typeof empleador>;

/** Holds all that the four registries know of one person. */
export const persona = z.object({
  numero: z.string().regex(/^\d{1,15}$/),
  complemento: z.string().max(2).default(''),
  fechaNacimiento: fecha,
  nombres: texto,
  primerApellido: texto,
  segundoApellido: texto,
  sexo: z.enum(['M', 'F']),
  estadoCivil: texto,
  pais: texto.default('BOLIVIA'),
  departamento: texto,
  municipio: texto,
  fallecido: z.boolean().default(false),
  extranjero: z.boolean().default(false),
  /** The identity service never answers about this person. */
  sinRespuesta: z.boolean().default(false),
  empleos: z.array(z.object({ empleador, mesesAtras })).default([]),
  beneficio: texto.nullable().default(null),
  aportes: z.array(z.object({ empleador, tipoEntidad: texto, mesesAtras })).default([]),
});
export type Persona = z.infer<typeof persona>;
export type PersonaDescrita = z.input<typeof persona>;
