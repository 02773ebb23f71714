import { archivosDeLaNovedad, decisionIdentidad } from '@sgpa/contract/v1/decision-identidad';
import { type RegistroDeRutas, rutaDeLectura } from '../../../plugins/ruta.ts';
import { escribirUnaVez } from '../../idempotencia/idempotencia.service.ts';
import { rutaUnaVez } from '../../idempotencia/ruta-una-vez.ts';
import { decidirIdentidad, verArchivos } from './service.ts';

const rutaDecision = rutaUnaVez(decisionIdentidad, (deps, contexto, pedido, intencion) =>
  escribirUnaVez(deps, contexto, intencion, (op) => decidirIdentidad(op, pedido)),
);

export const rutasDecisionIdentidad: RegistroDeRutas = (app, deps) => {
  rutaDeLectura(app, archivosDeLaNovedad, (op, { params }) => verArchivos(op, params.id_novedad_ente_gestor));
  rutaDecision(app, deps);
};
