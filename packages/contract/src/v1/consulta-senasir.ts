import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { datosPersonaONulo, lista, personaPorConsultar, registrable } from '../shared/consulta.ts';

/** Asks the pensioner registry (document 1 §3). Code 1 tells why there is nothing, code 2 comes with the data (§8). */
export const consultaSenasir = endpoint({
  clave: 'consulta-senasir',
  method: 'POST',
  path: '/v1/getSenasirService',
  summary: 'Renta de una persona en el registro de rentistas',
  request: { body: personaPorConsultar },
  response: z.object({
    esValido: z.boolean(),
    codigoRespuesta: z.number().int(),
    descripcionRespuesta: z.string(),
    datosPersonaEnFormatoJson: datosPersonaONulo,
    datosBeneficioEnFormatoJson: z.object({ beneficio: z.string() }).nullable(),
    registrable,
    lista,
  }),
});
