import { caso } from '@sgpa/testing/db/caso-de-sentencia';
import { CERTIFICADO } from '@sgpa/testing/db/muestras';
import { AHORA } from '@sgpa/testing/reloj';
import * as certificado from './certificado.queries.ts';
import { clavesPublicadas } from './certificado.queries.ts';

/** Each case gives one statement such arguments as a request might; sentencias.test.ts describes and plans it. */
export const CASOS = [
  caso(certificado.tomarNumero),
  caso(certificado.guardarCertificado, CERTIFICADO),
  caso(certificado.certificadoPorCodigo, {
    codigo: CERTIFICADO.certificado.codigo,
    ahora: AHORA,
    ip: '127.0.0.1',
    idSolicitud: '',
  }),
  caso(clavesPublicadas),
];
