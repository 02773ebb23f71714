import { parametros, usosDeParametro } from '@sgpa/contract/v1/parametros';
import { type RegistroDeRutas, rutaDeLectura } from '../../../plugins/ruta.ts';
import { contarUsos, listarParametros } from './service.ts';

export const rutasParametros: RegistroDeRutas = (app) => {
  rutaDeLectura(app, parametros, (op, { params, query }) => listarParametros(op, params.lista, query));
  rutaDeLectura(app, usosDeParametro, (op, { params }) => contarUsos(op, params.lista, params.id));
};
