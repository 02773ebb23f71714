import type { Caso } from '@sgpa/testing/cable/caso';

const RUTA = '/api/v1/certificacion';
const CLAVE = 'grabado-certificado-1';
const consulta = (numero: string, mas: object = {}) => ({
  numero_documento: numero,
  complemento_documento: '',
  fecha_nacimiento: '1985-03-14',
  tipo_documento: 'CI',
  ...mas,
});
const pedir = (que: string, caso: string, cuerpo: unknown, mas: Partial<Caso> = {}): Caso => ({
  como: 'cons.autoridad',
  caso,
  metodo: 'POST',
  ruta: `${RUTA}/${que}`,
  cuerpo,
  ...mas,
});

export const CASOS: readonly Caso[] = [
  pedir('getCertificacion', 'con una afiliación', consulta('1000103')),
  pedir('getCertificacion', 'no está registrada', consulta('1000404')),
  pedir('getCertificacion', 'sin fecha de nacimiento', { numero_documento: '1000100' }),
  pedir('getCertificacion', 'otro rol', consulta('1000100'), { como: 'adm.ente' }),
  pedir('findCertificacion', 'se emite', consulta('1000103'), { clave: CLAVE }),
  pedir('findCertificacion', 'la misma intención', consulta('1000103'), { clave: CLAVE }),
  pedir('findCertificacion', 'la misma clave para otra persona', consulta('1000100'), { clave: CLAVE }),
  pedir('findCertificacion', 'no está registrada', consulta('1000404')),
  pedir('findCertificacion', 'otro rol', consulta('1000100'), { como: 'ope.afiliaciones' }),
];
