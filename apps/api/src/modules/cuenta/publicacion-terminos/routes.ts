import { publicacionTerminos } from '@sgpa/contract/v1/publicacion-terminos';
import { type RegistroDeRutas, ruta } from '../../../plugins/ruta.ts';
import { escribirUnaVez, leerIntencion } from '../../idempotencia/idempotencia.service.ts';
import { publicarTerminos } from './service.ts';

export const rutasPublicacionTerminos: RegistroDeRutas = (app, deps) =>
  ruta(app, publicacionTerminos, (contexto, { body, request }) =>
    escribirUnaVez(deps, contexto, leerIntencion(request, deps.config), (op) => publicarTerminos(op, body)),
  );
