import { comparacionDeclaracion } from '@sgpa/contract/monitoreo/comparacion-declaracion';
import { type RegistroDeRutas, rutaDeLectura } from '../../../plugins/ruta.ts';
import { verComparacion } from './service.ts';

export const rutasComparacionDeclaracion: RegistroDeRutas = (app) =>
  rutaDeLectura(app, comparacionDeclaracion, (op, { params }) => verComparacion(op, params.id));
