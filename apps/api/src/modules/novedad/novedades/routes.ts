import { novedades } from '@sgpa/contract/v1/novedades';
import { type RegistroDeRutas, rutaDeLectura } from '../../../plugins/ruta.ts';
import { listarNovedades } from './service.ts';

export const rutasNovedades: RegistroDeRutas = (app) =>
  rutaDeLectura(app, novedades, (op, { params }) => listarNovedades(op, params));
