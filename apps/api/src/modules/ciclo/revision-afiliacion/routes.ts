import { propuestaRevision, revisionAfiliacion } from '@sgpa/contract/v1/revision-afiliacion';
import { type RegistroDeRutas, rutaDeLectura } from '../../../plugins/ruta.ts';
import { escribirUnaVez } from '../../idempotencia/idempotencia.service.ts';
import { rutaUnaVez } from '../../idempotencia/ruta-una-vez.ts';
import { CUERPO_CON_EVIDENCIA, leerEvidencia } from '../evidencia.ts';
import { proponerRevision } from './propuesta.ts';
import { revisarAfiliacion } from './service.ts';

export const rutasRevisionAfiliacion: RegistroDeRutas = (app, deps) => {
  rutaUnaVez(
    revisionAfiliacion,
    async (_deps, contexto, pedido, intencion) => {
      const evidencia = await leerEvidencia(pedido.evidencia);
      return escribirUnaVez(deps, contexto, intencion, (op) => revisarAfiliacion(op, pedido, evidencia));
    },
    { bodyLimit: CUERPO_CON_EVIDENCIA },
  )(app, deps);
  rutaDeLectura(app, propuestaRevision, (op, { params }) => proponerRevision(op, params.idAfiliadoEnteGestor));
};
