import { verificacionCertificado } from '@sgpa/contract/v1/verificacion-certificado';
import type { RegistroDeRuta } from '../../../plugins/ruta.ts';
import { limiteDeFallas } from '../../../plugins/seguridad.ts';
import { publica } from '../../../plugins/tabla.ts';
import { verificar } from './verificacion-certificado.ts';

/** Each server counts by itself the unknown codes that it was asked about. */
export const rutaVerificacion: RegistroDeRuta = (app, deps) => {
  const contarFalla = limiteDeFallas(app, deps.config);
  publica(verificacionCertificado, async (_, __, { params, request }) => {
    const respuesta = await verificar(deps, params.code, request);
    if (!respuesta.autentico) await contarFalla(request);
    return respuesta;
  })(app, deps);
};
