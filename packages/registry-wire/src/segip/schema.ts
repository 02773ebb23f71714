import { z } from 'zod';
import { consultaPersona, datosPersona, texto } from '../shared/campos.ts';

/** Asks the identity service, POST /consulta (document 1 §3, Identity-service query). */
export const segipSolicitud = consultaPersona;

/**
 * `codigoRespuesta` is 1 for nobody with that number and complement, 2 for exactly one person, 3 where several persons
 * share the number (ask with complement and/or birth date). When number and complement are unique the person is
 * answered whatever the birth date asked with: the asking side compares.
 */
export const SEGIP_CODIGO = { noEncontrado: 1, encontrado: 2, ambiguo: 3 } as const;

const persona = datosPersona
  .extend({
    sexo: texto,
    estadoCivil: texto,
    pais: texto,
    /** The department is a sigla (LP, CB…). */
    departamento: texto,
    /** The municipality goes by its INE code, six digits. */
    municipio: texto,
    fallecido: z.boolean(),
    extranjero: z.boolean(),
  })
  // The service may have lost the names of the dead; a living person has one.
  .refine(({ fallecido, nombres }) => fallecido || nombres.trim() !== '');

const encontrado = z.object({
  esValido: z.literal(true),
  codigoRespuesta: z.literal(SEGIP_CODIGO.encontrado),
  descripcionRespuesta: z.string(),
  datosPersonaEnFormatoJson: persona,
  /** The picture is a JPEG in base64; null when the service holds none. */
  fotografia: z.base64().nullable(),
});

const sinPersona = z.object({
  esValido: z.literal(false),
  codigoRespuesta: z.literal([SEGIP_CODIGO.noEncontrado, SEGIP_CODIGO.ambiguo]),
  descripcionRespuesta: z.string(),
  datosPersonaEnFormatoJson: z.null(),
  fotografia: z.null(),
});

export const segipRespuesta = z.discriminatedUnion('esValido', [encontrado, sinPersona]);
export type SegipRespuesta = z.infer<typeof segipRespuesta>;

/** The limit counts characters of base64: two megabytes and a half of PDF, many times what such a report weighs. */
const REPORTE_MAX = 3_500_000;

/** Asks POST /certificacion the same question; the answer adds a report, a PDF in base64, where there is one. */
export const segipCertificacionSolicitud = consultaPersona;

const certificado = z.object({
  esValido: z.literal(true),
  codigoRespuesta: z.literal(SEGIP_CODIGO.encontrado),
  descripcionRespuesta: z.string(),
  datosPersonaEnFormatoJson: datosPersona,
  reporteCertificacion: z.base64().max(REPORTE_MAX).nullable(),
});

const sinCertificar = sinPersona.omit({ fotografia: true }).extend({ reporteCertificacion: z.null() });

export const segipCertificacionRespuesta = z.discriminatedUnion('esValido', [certificado, sinCertificar]);
export type SegipCertificacionRespuesta = z.infer<typeof segipCertificacionRespuesta>;
