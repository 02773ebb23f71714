import { CODIGOS_REPORTABLES } from '@sgpa/domain/novedad/clases';
import { MAX_DETALLE_NOVEDAD, MAX_REPORTADAS } from '@sgpa/domain/novedad/reporte-novedad';
import { ESTADO_ALMACENAMIENTO } from '@sgpa/domain/titular/contraste';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { documentoConComplemento, fechaCivil, parrafos, texto } from '../shared/campos.ts';

const item = z.object({
  numero_documento: documentoConComplemento,
  fecha_nacimiento: fechaCivil,
  /** Without an employer, the latest affiliation that is in force counts. */
  codigo_entidad: texto(40).nullish(),
  codigo_novedad: z.enum(CODIGOS_REPORTABLES, { error: 'El código de novedad no existe.' }),
  detalle: parrafos(MAX_DETALLE_NOVEDAD).trim().min(1, 'Este campo es requerido.'),
});
export type NovedadReportada = z.infer<typeof item>;

const { GUARDADO, YA_EXISTE, NO_GUARDADO } = ESTADO_ALMACENAMIENTO;

const respuesta = z
  .object({
    numero_documento: z.string(),
    codigo_novedad: z.enum(CODIGOS_REPORTABLES),
    /** The id is of the novedad that was opened, or is open already. */
    idNovedadEnteGestor: z.number().nullable(),
    /** 500 means opened, 502 that it was open already, 0 not opened, and why. */
    estado_almacenamiento: z.object({
      codigo: z.literal([GUARDADO, YA_EXISTE, NO_GUARDADO]),
      detalle: z.string(),
    }),
  })
  .meta({ id: 'NovedadReportada' });
export type RespuestaReporte = z.infer<typeof respuesta>;

/** Answers item by item, in the order of the request. */
export const reporteNovedad = endpoint({
  clave: 'reporte-novedad',
  method: 'POST',
  path: '/v1/novedades/reportar',
  idempotente: true,
  summary: 'Un ente gestor reporta novedades de sus afiliaciones',
  request: {
    body: z.object({
      data: z
        .array(item)
        .min(1, 'Debe enviar al menos una novedad.')
        .max(MAX_REPORTADAS, `No puede enviar más de ${MAX_REPORTADAS} novedades a la vez.`),
    }),
  },
  response: z.object({ data: z.array(respuesta) }),
});
