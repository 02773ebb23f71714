import { detalleNovedad } from '@sgpa/contract/v1/detalle-novedad';
import { type RegistroDeRutas, rutaDeLectura } from '../../../plugins/ruta.ts';
import { verNovedad } from './service.ts';

export const rutasDetalleNovedad: RegistroDeRutas = (app) =>
  rutaDeLectura(app, detalleNovedad, (op, { params }) => verNovedad(op, params.id_novedad_ente_gestor));
