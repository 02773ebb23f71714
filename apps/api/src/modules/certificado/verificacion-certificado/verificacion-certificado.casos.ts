import type { Caso } from '@sgpa/testing/cable/caso';
import { NACIMIENTO } from '@sgpa/testing/titular';

const RUTA = '/api/v1/certificacion/validacionCertificado';

/** The case has its own certificate issued first. */
const emitir: Caso['antes'] = async (api) => {
  const consulta = { numero_documento: '1000103', fecha_nacimiento: NACIMIENTO };
  await api.pedir(await api.ingresar('adm.autoridad'), 'POST', '/api/v1/certificacion/findCertificacion', consulta);
};

export const CASOS: readonly Caso[] = [
  { como: null, caso: 'auténtico', ruta: `${RUTA}/<código del certificado>`, antes: emitir },
  { como: null, caso: 'desconocido', ruta: `${RUTA}/00000-00000-00000-00000` },
  { como: null, caso: 'sin forma de código', ruta: `${RUTA}/x` },
  { como: null, caso: 'claves públicas', ruta: '/.well-known/jwks.json' },
  { como: 'cons.poblacion', caso: 'claves públicas, con sesión', ruta: '/.well-known/jwks.json' },
];
