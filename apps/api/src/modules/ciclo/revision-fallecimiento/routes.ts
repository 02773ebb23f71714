import { propuestaFallecimiento, revisionFallecimiento } from '@sgpa/contract/v1/revision-fallecimiento';
import { type RegistroDeRutas, rutaDeLectura } from '../../../plugins/ruta.ts';
import { escribirUnaVez } from '../../idempotencia/idempotencia.service.ts';
import { rutaUnaVez } from '../../idempotencia/ruta-una-vez.ts';
import { CUERPO_CON_EVIDENCIA, leerEvidencia } from '../evidencia.ts';
import { proponerFallecimiento } from './propuesta.ts';
import { revisarFallecimiento } from './service.ts';

export const rutasRevisionFallecimiento: RegistroDeRutas = (app, deps) => {
  rutaUnaVez(
    revisionFallecimiento,
    async (_deps, contexto, pedido, intencion) => {
      const evidencia = await leerEvidencia(pedido.evidencia);
      return escribirUnaVez(deps, contexto, intencion, (op) => revisarFallecimiento(op, pedido, evidencia));
    },
    { bodyLimit: CUERPO_CON_EVIDENCIA },
  )(app, deps);
  rutaDeLectura(app, propuestaFallecimiento, (op, { params }) =>
    proponerFallecimiento(op, params.idAfiliadoEnteGestor),
  );
};
