import { personasDeclaracion } from '@sgpa/contract/monitoreo/personas-declaracion';
import { type RegistroDeRutas, rutaDeLectura } from '../../../plugins/ruta.ts';
import { listarPersonas } from './service.ts';

export const rutasPersonasDeclaracion: RegistroDeRutas = (app) =>
  rutaDeLectura(app, personasDeclaracion, (op, { params, query }) => listarPersonas(op, params.id, query));
