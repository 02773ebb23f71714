import { opcionesDeUsuario, usuarios } from '@sgpa/contract/v1/usuarios';
import { type RegistroDeRutas, rutaDeLectura } from '../../../plugins/ruta.ts';
import { listarOpciones, listarUsuarios } from './service.ts';

export const rutasUsuarios: RegistroDeRutas = (app, { config: { producto } }) => {
  rutaDeLectura(app, usuarios, (op, { query }) => listarUsuarios(op, query, producto));
  rutaDeLectura(app, opcionesDeUsuario, (op) => listarOpciones(op, producto));
};
