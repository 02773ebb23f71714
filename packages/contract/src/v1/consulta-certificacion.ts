import { endpoint } from '../endpoint.ts';
import { fechaCivil, opcional } from '../shared/campos.ts';
import { personaPorConsultar, respuestaIdentidad } from '../shared/consulta.ts';

/** The query needs only the document number (document 1 §5 'Query tabs'). */
export const consultaCertificacion = endpoint({
  clave: 'consulta-certificacion',
  method: 'POST',
  path: '/v1/getDatosCertificacionPersonaSEGIP',
  summary: 'Certificación de una persona en el servicio de identidad, con su informe en PDF',
  request: { body: personaPorConsultar.extend({ fechaNacimiento: opcional(fechaCivil.nullable()) }) },
  response: respuestaIdentidad,
});
