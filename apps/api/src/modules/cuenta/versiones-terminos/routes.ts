import { aceptacionesTerminos, versionDeTerminos, versionesTerminos } from '@sgpa/contract/v1/versiones-terminos';
import { type RegistroDeRutas, rutaDeLectura } from '../../../plugins/ruta.ts';
import { listarVersiones, verAceptaciones, verVersion } from './service.ts';

export const rutasVersionesTerminos: RegistroDeRutas = (app) => {
  rutaDeLectura(app, versionesTerminos, listarVersiones);
  rutaDeLectura(app, versionDeTerminos, (op, { params }) => verVersion(op, params.version));
  rutaDeLectura(app, aceptacionesTerminos, (op, { params, query }) => verAceptaciones(op, params.version, query));
};
