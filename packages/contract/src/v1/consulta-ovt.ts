import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { lista, personaPorConsultar, registrable } from '../shared/consulta.ts';

/** Each record is one month of one employer's payroll. */
const empresa = z.object({
  caja: z.object({ descripcion: z.string() }),
  gestion: z.number().int(),
  matriculaComercio: z.string(),
  nit: z.string(),
  periodo: z.number().int(),
  razonSocial: z.string(),
});
export type EmpresaDeclarante = z.infer<typeof empresa>;

/** Asks the employer portal by person (document 1 §3) for the employers of the last 3 months (§9). */
export const consultaOvt = endpoint({
  clave: 'consulta-ovt',
  method: 'POST',
  path: '/v1/getOvtService',
  summary: 'Empleadores de una persona en las planillas de los últimos 3 meses',
  request: { body: personaPorConsultar },
  response: z.object({
    finalizado: z.boolean(),
    datos: z
      .object({
        tipoDocumento: z.string(),
        fechaNacimiento: z.string(),
        nombres: z.string(),
        primerApellido: z.string(),
        segundoApellido: z.string(),
        estadoVerificacion: z.string(),
        empresas: z.array(empresa),
      })
      .nullable(),
    mensaje: z.string(),
    registrable,
    lista,
  }),
});
