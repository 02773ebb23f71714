import { quienConsulto } from '@sgpa/contract/v1/quien-consulto';
import { type RegistroDeRutas, rutaDeLectura } from '../../../plugins/ruta.ts';
import { leerQuienConsulto } from './service.ts';

export const rutasQuienConsulto: RegistroDeRutas = (app) =>
  rutaDeLectura(app, quienConsulto, (op, { params, query }) =>
    leerQuienConsulto(op, params.idAfiliadoEnteGestor, query),
  );
