import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { textoExacto } from '../shared/campos.ts';
import { ARCHIVO_DE_LISTA_MAX } from '../shared/tamanos.ts';

const cuantos = z.number().int();

/**
 * Imports in two steps with the same file: without `escribir` it says what would be written; with it, all of that is,
 * in one transaction, or nothing where a row has a fault.
 */
export const importacionEstablecimientos = endpoint({
  clave: 'importacion-establecimientos',
  method: 'POST',
  path: '/v1/parametro/ESTABLECIMIENTO/importacion',
  idempotente: true,
  summary: 'Revisa un archivo CSV de establecimientos de salud fila por fila, y lo escribe entero o no escribe nada',
  request: {
    body: z.object({
      /** The file is a CSV with the titles of the template, in base64, of UTF-8 or Windows-1252. */
      contenido: textoExacto(ARCHIVO_DE_LISTA_MAX, 'El archivo no puede pesar más de 1 MB.').min(
        1,
        'Elija un archivo.',
      ),
      escribir: z.boolean(),
    }),
  },
  response: z.object({
    escrito: z.boolean(),
    filas: cuantos,
    nuevos: cuantos,
    cambiados: cuantos,
    /** These rows are registered with the same data: nothing is done with them. */
    iguales: cuantos,
    /** `fila` counts as a spreadsheet does: the titles are 1. */
    faltas: z.array(z.object({ fila: cuantos, columna: z.string(), mensaje: z.string() })),
    mensaje: z.string(),
  }),
});
