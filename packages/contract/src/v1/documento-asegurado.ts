import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { enDigitos, idAfiliacion, idLargo } from '../shared/campos.ts';

export const TIPO_PDF = 'application/pdf';

/** Gives one of the documents that the history names (`documentos`), whole, with its name in Content-Disposition. */
export const documentoAsegurado = endpoint({
  clave: 'documento-asegurado',
  method: 'GET',
  path: '/v1/asegurado/documento/:idAfiliadoEnteGestor/:idDocumento',
  summary: 'Un documento guardado de la persona: certificado de defunción o respaldo de una revisión',
  request: { params: z.object({ idAfiliadoEnteGestor: enDigitos(idAfiliacion), idDocumento: enDigitos(idLargo) }) },
  response: z.string().meta({ format: 'binary' }),
});
