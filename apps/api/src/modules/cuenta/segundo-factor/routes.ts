import {
  activarSegundoFactor,
  codigosRecuperacion,
  desactivarSegundoFactor,
  prepararSegundoFactor,
  segundoFactor,
} from '@sgpa/contract/v1/segundo-factor';
import { type RegistroDeRutas, ruta, rutaDeLectura } from '../../../plugins/ruta.ts';
import { activarFactor, prepararFactor } from './activacion.ts';
import { cambiarCodigos, desactivarFactor, verFactor } from './service.ts';

export const rutasSegundoFactor: RegistroDeRutas = (app, deps) => {
  rutaDeLectura(app, segundoFactor, verFactor);
  ruta(app, prepararSegundoFactor, (contexto) => prepararFactor(deps, contexto));
  ruta(app, activarSegundoFactor, (contexto, { body }) => activarFactor(deps, contexto, body));
  ruta(app, desactivarSegundoFactor, (contexto, { body }) => desactivarFactor(deps, contexto, body));
  ruta(app, codigosRecuperacion, (contexto, { body }) => cambiarCodigos(deps, contexto, body));
};
