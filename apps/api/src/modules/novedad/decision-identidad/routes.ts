import {
  archivosDeLaNovedad,
  decisionIdentidad,
  identidadDecidida,
  identidadesDecididas,
  reversionIdentidad,
} from '@sgpa/contract/v1/decision-identidad';
import { type RegistroDeRutas, rutaDeLectura } from '../../../plugins/ruta.ts';
import { escribirUnaVez } from '../../idempotencia/idempotencia.service.ts';
import { rutaUnaVez } from '../../idempotencia/ruta-una-vez.ts';
import { deshacerDecision, listarDecididas, verDecidida } from './deshacer.ts';
import { decidirIdentidad, verArchivos } from './service.ts';

const rutaDecision = rutaUnaVez(decisionIdentidad, (deps, contexto, pedido, intencion) =>
  escribirUnaVez(deps, contexto, intencion, (op) => decidirIdentidad(op, pedido)),
);
const rutaReversion = rutaUnaVez(reversionIdentidad, (deps, contexto, pedido, intencion) =>
  escribirUnaVez(deps, contexto, intencion, (op) => deshacerDecision(op, pedido)),
);

export const rutasDecisionIdentidad: RegistroDeRutas = (app, deps) => {
  rutaDeLectura(app, archivosDeLaNovedad, (op, { params }) => verArchivos(op, params.id_novedad_ente_gestor));
  rutaDeLectura(app, identidadesDecididas, (op, { query }) => listarDecididas(op, query.numeroDocumento ?? null));
  rutaDeLectura(app, identidadDecidida, (op, { params }) => verDecidida(op, params.id_novedad_ente_gestor));
  rutaDecision(app, deps);
  rutaReversion(app, deps);
};
