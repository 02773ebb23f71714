import { busquedaCertificado, emisionCertificado } from '@sgpa/contract/v1/certificado';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { rutaDeLectura } from '../../../plugins/ruta.ts';
import { rutaUnaVez } from '../../idempotencia/ruta-una-vez.ts';
import { buscarCertificable, emitirCertificado } from './service.ts';

export function rutasCertificado(app: FastifyInstance, deps: Deps): void {
  rutaDeLectura(app, busquedaCertificado, (op, { body }) => buscarCertificable(deps, op, body));
  rutaUnaVez(emisionCertificado, emitirCertificado)(app, deps);
}
