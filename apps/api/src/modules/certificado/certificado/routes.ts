import { busquedaCertificado, emisionCertificado } from '@sgpa/contract/v1/certificado';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { enOperacion } from '../../../operacion.ts';
import { ruta } from '../../../plugins/ruta.ts';
import { conSegip } from '../../afiliacion/por-segip.ts';
import { rutaUnaVez } from '../../idempotencia/ruta-una-vez.ts';
import { buscarCertificable, emitirCertificado } from './service.ts';

export function rutasCertificado(app: FastifyInstance, deps: Deps): void {
  ruta(app, busquedaCertificado, (contexto, { body }) =>
    conSegip(deps, contexto, body, (segun) =>
      enOperacion(deps, contexto, (op) => buscarCertificable(deps, op, body, segun)),
    ),
  );
  rutaUnaVez(emisionCertificado, emitirCertificado)(app, deps);
}
