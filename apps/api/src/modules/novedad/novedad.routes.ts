import { bajaNovedad } from '@sgpa/contract/v1/baja-novedad';
import {
  archivosDeLaNovedad,
  decisionIdentidad,
  identidadDecidida,
  identidadesDecididas,
  reversionIdentidad,
} from '@sgpa/contract/v1/decision-identidad';
import { detalleNovedad } from '@sgpa/contract/v1/detalle-novedad';
import { novedades } from '@sgpa/contract/v1/novedades';
import { reporteNovedad } from '@sgpa/contract/v1/reporte-novedad';
import { lectura, type Tabla } from '../../plugins/tabla.ts';
import { escritura } from '../idempotencia/una-vez.ts';
import { darDeBajaPorNovedad } from './baja-novedad/baja-novedad.ts';
import { decidirIdentidad, verArchivos } from './decision-identidad/decision-identidad.ts';
import { deshacerDecision, listarDecididas, verDecidida } from './decision-identidad/deshacer.ts';
import { verNovedad } from './detalle-novedad/detalle-novedad.ts';
import { listarNovedades } from './novedades/novedades.ts';
import { reportarNovedades } from './reporte-novedad/reporte-novedad.ts';

export const rutasNovedad = {
  'baja-novedad': escritura(bajaNovedad, darDeBajaPorNovedad),
  'decision-identidad': escritura(decisionIdentidad, decidirIdentidad),
  'decision-identidad/archivos': lectura(archivosDeLaNovedad, (op, { params }) =>
    verArchivos(op, params.id_novedad_ente_gestor),
  ),
  'decision-identidad/decidida': lectura(identidadDecidida, (op, { params }) =>
    verDecidida(op, params.id_novedad_ente_gestor),
  ),
  'decision-identidad/decididas': lectura(identidadesDecididas, (op, { query }) =>
    listarDecididas(op, query.numeroDocumento ?? null),
  ),
  'decision-identidad/reversion': escritura(reversionIdentidad, deshacerDecision),
  'detalle-novedad': lectura(detalleNovedad, (op, { params }) => verNovedad(op, params.id_novedad_ente_gestor)),
  novedades: lectura(novedades, (op, { params }) => listarNovedades(op, params)),
  'reporte-novedad': escritura(reporteNovedad, reportarNovedades),
} satisfies Tabla;
