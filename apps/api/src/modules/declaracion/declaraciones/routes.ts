import { declaraciones, declaracionPorId } from '@sgpa/contract/monitoreo/declaraciones';
import { type RegistroDeRutas, rutaDeLectura } from '../../../plugins/ruta.ts';
import { listarDeclaraciones, verDeclaracion } from './service.ts';

export const rutasDeclaraciones: RegistroDeRutas = (app) => {
  rutaDeLectura(app, declaraciones, (op, { query }) => listarDeclaraciones(op, query));
  rutaDeLectura(app, declaracionPorId, (op, { params }) => verDeclaracion(op, params.id));
};
