import { z } from 'zod';
import { consultaPersona, fecha, nombre, razonSocial, texto } from '../shared/campos.ts';

/** Asks the employer portal, POST /persona (document 1 §3, Employer-portal result). */
export const ovtPersonaSolicitud = consultaPersona;

const empresaDeclarante = z.object({
  /** The employer contributes to this managing entity. */
  caja: z.object({ descripcion: texto }),
  /** The year is the payroll's. */
  gestion: z.number().int().min(1900).max(2999),
  matriculaComercio: texto,
  nit: texto,
  /** The payroll's month is 1 to 12. */
  periodo: z.number().int().min(1).max(12),
  razonSocial,
  descripcion: texto,
});

const personaEncontrada = z.object({
  finalizado: z.literal(true),
  datos: z.object({
    tipoDocumento: z.string(),
    fechaNacimiento: fecha,
    nombres: nombre,
    primerApellido: nombre,
    segundoApellido: nombre,
    estadoVerificacion: z.string(),
    empresas: z.array(empresaDeclarante),
  }),
  mensaje: z.string(),
});

/** The portal was asked and has no such record. An outage is an HTTP error, never this. */
const sinDatos = z.object({ finalizado: z.literal(false), datos: z.null(), mensaje: z.string() });

export const ovtPersonaRespuesta = z.discriminatedUnion('finalizado', [personaEncontrada, sinDatos]);
export type OvtPersonaRespuesta = z.infer<typeof ovtPersonaRespuesta>;

/** Asks the employer portal, POST /empresa (document 1 §3, Company query). One of both must be given. */
export const ovtEmpresaSolicitud = z
  .object({ nitEmpresa: z.string().default(''), matriculaEmpresa: z.string().default('') })
  .refine((s) => s.nitEmpresa !== '' || s.matriculaEmpresa !== '');
export type OvtEmpresaSolicitud = z.input<typeof ovtEmpresaSolicitud>;

const empresaEncontrada = z.object({
  finalizado: z.literal(true),
  datos: z.object({
    nit: texto,
    matriculaComercio: texto,
    razonSocial: razonSocial.min(1),
    fechaInscripcion: fecha,
  }),
  mensaje: z.string(),
});

export const ovtEmpresaRespuesta = z.discriminatedUnion('finalizado', [empresaEncontrada, sinDatos]);
export type OvtEmpresaRespuesta = z.infer<typeof ovtEmpresaRespuesta>;
