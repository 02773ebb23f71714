import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { complemento, fechaCivil, fechaDada, numeroDocumento } from '../shared/campos.ts';

const registro = z.object({
  ente_gestor: z.string(),
  nombre_entidad: z.string(),
  tipo_asegurado: z.string(),
  /** The type of the affiliation, TITULAR or BENEFICIARIO, goes by this name here. */
  categoria: z.string(),
  estado: z.string(),
  fecha_estado: fechaDada.nullable(),
  fecha_afiliacion: fechaDada,
  nombreCompleto: z.string(),
  documentoIdentidad: z.string(),
  fecha_nacimiento: fechaDada,
  /** The register has them as dead; nobody who is dead is registered anew. */
  fallecido: z.boolean(),
});
export type RegistroAsegurado = z.infer<typeof registro>;

/** Tells every managing entity the insured status (document 1 §3 Insured-database query). `status` 200 means found. */
export const estadoAsegurado = endpoint({
  clave: 'estado-asegurado',
  method: 'POST',
  path: '/v1/findAllEstadoBDPA',
  summary: 'Estado de una persona en la base de datos de población asegurada',
  request: {
    body: z.object({
      numero_documento: numeroDocumento,
      complemento_documento: complemento.nullish(),
      fecha_nacimiento: fechaCivil,
    }),
  },
  response: z.object({ status: z.literal([200, 404]), mensaje: z.string().optional(), data: z.array(registro) }),
});
