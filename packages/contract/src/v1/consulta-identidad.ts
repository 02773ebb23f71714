import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { personaPorConsultar, registrable, respuestaIdentidad } from '../shared/consulta.ts';

/** Document 1 §3 lacks `fallecido` and `registrable`: a person reported dead is not registered as living. */
const respuesta = respuestaIdentidad.extend({ fallecido: z.boolean(), registrable });
export type RespuestaConsultaIdentidad = z.infer<typeof respuesta>;

export const consultaIdentidad = endpoint({
  clave: 'consulta-identidad',
  method: 'POST',
  path: '/v1/getDatosPersonaSEGIP',
  summary: 'Datos de una persona en el servicio de identidad',
  request: { body: personaPorConsultar },
  response: respuesta,
});
