import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ALTIPLANO = {
  nit: '1020304050',
  matriculaComercio: '00010203',
  razonSocial: 'INDUSTRIAS ALTIPLANO S.A.',
  fechaInscripcion: '1998-05-11',
};

describe('consulta-empresa.test.ts', () => {
  let api: ApiDePrueba;
  let token: string;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    token = await api.ingresar('ope.vigencia');
  });
  afterAll(() => api.cerrar());

  const buscar = async (cuerpo: object) => {
    const { status, body } = await api.pedir<object>(token, 'POST', '/api/v1/getInfoEmpresaOvt', cuerpo);
    return [status, body];
  };

  it.each([
    { nitEmpresa: '1020304050' },
    { nitEmpresa: ' 1.020.304.050 ', matriculaEmpresa: null },
    { nitEmpresa: '1020304050', matriculaEmpresa: '00010203' },
    { nitEmpresa: '', matriculaEmpresa: '0001 0203' },
  ])('%j: la empresa, campo por campo', async (cuerpo) => {
    expect(await buscar(cuerpo)).toEqual([200, { finalizado: true, datos: ALTIPLANO }]);
  });

  it('la que declara solo con su matrícula', async () => {
    const cuerpo = { nitEmpresa: '', matriculaEmpresa: '00012345' };
    expect(await buscar(cuerpo)).toMatchObject([200, { datos: { nit: '', razonSocial: 'COMERCIAL ILLIMANI S.R.L.' } }]);
  });

  it.each([{ nitEmpresa: '9999999999' }, { nitEmpresa: '1020304050', matriculaEmpresa: '00012345' }])(
    '%j: ninguna',
    async (cuerpo) => {
      expect(await buscar(cuerpo)).toEqual([200, { finalizado: false, datos: null }]);
    },
  );
});
