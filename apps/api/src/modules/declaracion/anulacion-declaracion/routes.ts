import { anulacionDeclaracion } from '@sgpa/contract/monitoreo/anulacion-declaracion';
import { type RegistroDeRutas, ruta } from '../../../plugins/ruta.ts';
import { escribirUnaVez, leerIntencion } from '../../idempotencia/idempotencia.service.ts';
import { anularDeclaracion } from './service.ts';

export const rutasAnulacionDeclaracion: RegistroDeRutas = (app, deps) =>
  ruta(app, anulacionDeclaracion, (contexto, { params, request }) =>
    escribirUnaVez(deps, contexto, leerIntencion(request, deps.config), (op) => anularDeclaracion(op, params.id)),
  );
