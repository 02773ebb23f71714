import { retiroTerminos } from '@sgpa/contract/v1/retiro-terminos';
import { type RegistroDeRutas, ruta } from '../../../plugins/ruta.ts';
import { escribirUnaVez, leerIntencion } from '../../idempotencia/idempotencia.service.ts';
import { retirarTerminos } from './service.ts';

export const rutasRetiroTerminos: RegistroDeRutas = (app, deps) =>
  ruta(app, retiroTerminos, (contexto, { params, body, request }) =>
    escribirUnaVez(deps, contexto, leerIntencion(request, deps.config), (op) =>
      retirarTerminos(op, params.version, body.motivo),
    ),
  );
