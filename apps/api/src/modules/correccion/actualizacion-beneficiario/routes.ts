import { actualizacionBeneficiario, registroBeneficiarioPorCodigo } from '@sgpa/contract/v2/actualizacion-beneficiario';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { ruta } from '../../../plugins/ruta.ts';
import { rutaUnaVez } from '../../idempotencia/ruta-una-vez.ts';
import { actualizarBeneficiario, leerBeneficiario } from './service.ts';

const rutaActualizacion = rutaUnaVez(actualizacionBeneficiario, actualizarBeneficiario);

export function rutasActualizacionBeneficiario(app: FastifyInstance, deps: Deps): void {
  ruta(app, registroBeneficiarioPorCodigo, async (contexto, { params }) => ({
    data: await leerBeneficiario(deps, contexto, params.code),
  }));
  rutaActualizacion(app, deps);
}
