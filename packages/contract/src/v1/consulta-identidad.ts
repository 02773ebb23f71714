import { endpoint } from '../endpoint.ts';
import { personaPorConsultar, respuestaIdentidad } from '../shared/consulta.ts';

export const consultaIdentidad = endpoint('consulta-identidad', {
  summary: 'Datos de una persona en el servicio de identidad',
  request: { body: personaPorConsultar },
  response: respuestaIdentidad,
});
