import { importacionEstablecimientos } from '@sgpa/contract/v1/importacion-establecimientos';
import { type RegistroDeRutas, ruta } from '../../../plugins/ruta.ts';
import { escribirUnaVez, leerIntencion } from '../../idempotencia/idempotencia.service.ts';
import { leerCsv } from './leer-csv.ts';
import { importarEstablecimientos } from './service.ts';

/** The file as base64, and the rest of its body. */
const CUERPO_MAX = 1_500_000;

export const rutasImportacionEstablecimientos: RegistroDeRutas = (app, deps) =>
  ruta(
    app,
    importacionEstablecimientos,
    async (contexto, { body: { contenido, escribir }, request }) => {
      const tabla = leerCsv(contenido);
      return escribirUnaVez(deps, contexto, leerIntencion(request, deps.config), (op) =>
        importarEstablecimientos(op, tabla, escribir),
      );
    },
    { bodyLimit: CUERPO_MAX },
  );
