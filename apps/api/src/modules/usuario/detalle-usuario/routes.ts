import { detalleUsuario } from '@sgpa/contract/v1/detalle-usuario';
import { type RegistroDeRutas, rutaDeLectura } from '../../../plugins/ruta.ts';
import { verUsuario } from './service.ts';

export const rutasDetalleUsuario: RegistroDeRutas = (app, { config: { producto } }) =>
  rutaDeLectura(app, detalleUsuario, (op, { params }) => verUsuario(op, params.id, producto));
