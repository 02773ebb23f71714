import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { fechaDada, textoExacto } from '../shared/campos.ts';

/** Every question is answered alike, a text longer than any code too: only a code that was issued has a person. */
export const verificacionCertificado = endpoint({
  clave: 'verificacion-certificado',
  method: 'GET',
  path: '/v1/certificacion/validacionCertificado/:code',
  summary: 'Si un certificado es auténtico; sin sesión',
  request: { params: z.object({ code: textoExacto(200) }) },
  response: z.object({
    autentico: z.boolean(),
    persona: z
      .object({
        nombres: z.string(),
        numero_documento: z.string(),
        fecha_nacimiento: fechaDada,
        secuencialCorrelativo: z.number(),
        fechaCreacionReporte: z.string(),
      })
      .nullable(),
    /** The certificate said this on the day of issue; the reader compares it with the paper. */
    certificado: z
      .object({
        cubierta: z.boolean(),
        afiliaciones: z.array(
          z.object({
            nombre_enteGestor: z.string(),
            estado: z.string(),
            fecha_inicio: fechaDada,
            observacion: z.string(),
          }),
        ),
      })
      .nullable(),
    mensaje: z.string(),
    /** The moment is `YYYY-MM-DD HH:mm:ss` in La Paz. */
    fechaConsulta: z.string(),
    /** The SHA-256 is of the PDF that was issued, in hexadecimal: whoever has a file compares it where they are. */
    sha256: z.string().nullable(),
  }),
});

/** Gives all keys that ever signed a QR code, also those that do not any more (RFC 7517). */
export const clavesDeCertificados = endpoint({
  clave: 'verificacion-certificado/claves',
  method: 'GET',
  path: '/.well-known/jwks.json',
  summary: 'Claves públicas de lo que firman los códigos QR de los certificados (JWKS)',
  response: z.object({
    keys: z.array(
      z.object({
        kty: z.literal('EC'),
        crv: z.literal('P-256'),
        x: z.string(),
        y: z.string(),
        kid: z.string(),
        alg: z.literal('ES256'),
        use: z.literal('sig'),
      }),
    ),
  }),
});
export type ClavePublica = z.infer<typeof clavesDeCertificados.response>['keys'][number];
