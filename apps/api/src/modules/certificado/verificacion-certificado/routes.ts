import { clavesDeCertificados, verificacionCertificado } from '@sgpa/contract/v1/verificacion-certificado';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { rutaPublica } from '../../../plugins/ruta.ts';
import { limiteDeFallas } from '../../../plugins/seguridad.ts';
import { publicarClaves, verificar } from './service.ts';

export function rutasVerificacionCertificado(app: FastifyInstance, deps: Deps): void {
  const contarFalla = limiteDeFallas(app, deps.config);
  rutaPublica(app, verificacionCertificado, async ({ params, request }) => {
    const respuesta = await verificar(deps, params.code, request);
    if (!respuesta.autentico) await contarFalla(request);
    return respuesta;
  });
}

/** At the address where whoever verifies looks for them, which is not the API's. */
export function rutaDeClaves(app: FastifyInstance, deps: Deps): void {
  rutaPublica(app, clavesDeCertificados, () => publicarClaves(deps));
}
