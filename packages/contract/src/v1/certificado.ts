import { TIPO_DOCUMENTO } from '@sgpa/domain/shared/documento';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { anulable, complemento, fechaCivil, fechaDada, numeroDado, numeroDocumento } from '../shared/campos.ts';

/** Follows document 2 §3, Person query. */
const consulta = z.object({
  numero_documento: numeroDocumento,
  complemento_documento: complemento.nullish(),
  fecha_nacimiento: fechaCivil,
  tipo_documento: z.literal(TIPO_DOCUMENTO).nullish(),
});
export type ConsultaCertificado = z.output<typeof consulta>;

/** 200 means found; 300 means nothing to certify, and `mensaje` says why (document 2 §4, Certificate search). */
const codigo = z.literal([200, 300]);

const afiliacion = z.object({
  nombre_enteGestor: z.string(),
  estado: z.string(),
  fecha_inicio: fechaDada,
  nombre_entidad: z.string(),
  observacion: z.string(),
});

/** Follows document 2 §3, Certificate response. A search issues nothing: `certificado_pdf` is null in it. */
export const busquedaCertificado = endpoint({
  clave: 'certificado/busqueda',
  method: 'POST',
  path: '/v1/certificacion/getCertificacion',
  summary: 'Lo que diría el certificado de estado de afiliación de una persona',
  request: { body: consulta },
  response: z.object({
    persona: z
      .object({
        numero_documento: numeroDado,
        complemento_documento: z.string(),
        nombres: z.string(),
        primer_apellido: z.string(),
        segundo_apellido: z.string(),
        fecha_nacimiento: fechaDada,
      })
      .nullable(),
    estado_afiliacion: z.array(afiliacion),
    certificado_pdf: anulable,
    codigo,
    mensaje: z.string(),
    /** Tells how the person is on record now, who was asked for by former data (acuerdos §12 'One person'). */
    aviso: z.string().nullable(),
  }),
});

/** Issues a certificate: the signed PDF in base64, with its number. Asked again with its key it is the same one. */
export const emisionCertificado = endpoint({
  clave: 'certificado',
  method: 'POST',
  path: '/v1/certificacion/findCertificacion',
  idempotente: true,
  summary: 'Emite el certificado de estado de afiliación de una persona',
  request: { body: consulta },
  response: z.object({
    certificado_pdf: anulable,
    secuencialCorrelativo: z.number().nullable(),
    /** The public verification is asked with this code. */
    codigo_verificacion: anulable,
    codigo,
    mensaje: z.string(),
  }),
});
