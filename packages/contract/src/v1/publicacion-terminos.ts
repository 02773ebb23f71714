import {
  MAX_TEXTO_TERMINOS,
  MAX_TITULO_TERMINOS,
  MIN_TEXTO_TERMINOS,
  normalizarTerminos,
} from '@sgpa/domain/cuenta/terminos';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { parrafos, textoRequerido } from '../shared/campos.ts';

/** The text is plain: paragraphs with a blank line between them. */
export const publicacionTerminos = endpoint({
  clave: 'publicacion-terminos',
  method: 'POST',
  path: '/v1/terminos/versiones',
  idempotente: true,
  summary: 'Publica una versión de los términos, que rige diez días después',
  request: {
    body: z.object({
      titulo: textoRequerido(MAX_TITULO_TERMINOS)
        .overwrite(normalizarTerminos)
        .regex(/^[^\n]+$/, 'Este campo es requerido.'),
      texto: parrafos(MAX_TEXTO_TERMINOS)
        .overwrite(normalizarTerminos)
        .min(MIN_TEXTO_TERMINOS, `El texto debe tener al menos ${MIN_TEXTO_TERMINOS} caracteres.`),
    }),
  },
  response: z.object({ version: z.string(), vigenteDesde: z.string(), mensaje: z.string() }),
});
