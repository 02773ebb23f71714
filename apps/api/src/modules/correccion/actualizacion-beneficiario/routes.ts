import { actualizacionBeneficiario, registroBeneficiarioPorCodigo } from '@sgpa/contract/v2/actualizacion-beneficiario';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { rutaDeLectura } from '../../../plugins/ruta.ts';
import { rutaUnaVez } from '../../idempotencia/ruta-una-vez.ts';
import { CUERPO_CON_PAPEL } from '../../persona/pdf-recibido.ts';
import { actualizarBeneficiario, leerBeneficiario } from './service.ts';

const rutaActualizacion = rutaUnaVez(actualizacionBeneficiario, actualizarBeneficiario, {
  bodyLimit: CUERPO_CON_PAPEL,
});

export function rutasActualizacionBeneficiario(app: FastifyInstance, deps: Deps): void {
  rutaDeLectura(app, registroBeneficiarioPorCodigo, async (op, { params }) => ({
    data: await leerBeneficiario(op, params.code),
  }));
  rutaActualizacion(app, deps);
}
