import type { EntidadEncontrada } from '@sgpa/contract/v1/busqueda-entidad';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

interface Listado {
  total: number;
  datos: { idEntidad: number; nombre: string }[];
}

describe('busqueda-entidad.test.ts', () => {
  let api: ApiDePrueba;
  let token: string;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    token = await api.ingresar('ope.afiliaciones');
  });
  beforeEach(() => {
    api.simuladores.control.sanar();
    api.simuladores.control.olvidarLlamadas();
  });
  afterAll(() => api.cerrar());

  const buscar = (numero: string, tipo: number | string) =>
    api.pedir<{ data: EntidadEncontrada; codigo?: string }>(token, 'GET', `/api/v1/entidad/find/${numero}/${tipo}`);
  const listar = async (consulta: string) =>
    (await api.pedir<Listado>(token, 'GET', `/api/v1/entidad/findByEnteGestor/${consulta}`)).body;

  it('una entidad del registro, sin preguntar a nadie', async () => {
    const { body } = await buscar('1020304050', 3100);
    expect(body.data).toMatchObject({ codigo: 'NIT-1020304050', nombre: 'INDUSTRIAS ALTIPLANO S.A.' });
    expect(api.simuladores.control.llamadas().ovt).toBe(0);
  });

  it.each(['NIT-1020304050', 'NIT 1020304050', '1.020.304.050', '1 020 304 050', '01020304050', '\u200E1020304050'])(
    'escrita como «%s» es la misma, por su código y en el selector',
    async (escrito) => {
      const { body } = await buscar(encodeURIComponent(escrito), 3100);
      expect(body.data?.codigo).toBe('NIT-1020304050');
      const { datos } = await listar(`1?buscar=${encodeURIComponent(escrito)}`);
      expect(datos.map(({ nombre }) => nombre)).toEqual(['INDUSTRIAS ALTIPLANO S.A.']);
    },
  );

  it.each([
    ' “altiplano”  ',
    'ALTIPLANO SA',
    'altiplano s. a.',
    'Industrias-Altiplano',
    'industriasaltiplanosa',
    'alti\u200Bplano s/a',
  ])(
    'por su nombre escrito como «%s», con sus palabras juntas o separadas, es la misma en el selector',
    async (escrito) => {
      const { datos } = await listar(`1?buscar=${encodeURIComponent(escrito)}`);
      expect(datos.map(({ nombre }) => nombre)).toEqual(['INDUSTRIAS ALTIPLANO S.A.']);
    },
  );

  it.each(['...', '&', '王'])('«%s», que no tiene letras ni cifras que buscar, no halla ninguna', async (escrito) => {
    expect((await listar(`1?buscar=${encodeURIComponent(escrito)}`)).total).toBe(0);
  });

  it('la que se guardó con un cero delante de su NIT se halla por el código con que está', async () => {
    await api.base.owner.db
      .insertInto('entidad_empleadora')
      .values({ codigo: 'NIT-0770770770', tipo_codigo: 3100, numero: '0770770770', nombre: 'MINERA DEL CERO' })
      .execute();
    const cuerpo = await api.pedir<{ data: EntidadEncontrada }>(
      token,
      'GET',
      `/api/v1/entidad/find/${encodeURIComponent('0770770770')}/3100`,
    );
    expect(cuerpo.body.data?.nombre).toBe('MINERA DEL CERO');
  });

  it('una que solo el portal del empleador conoce se guarda, una vez aunque la busquen diez', async () => {
    const respuestas = await Promise.all(Array.from({ length: 10 }, () => buscar('00012345', 3103)));
    expect(new Set(respuestas.map(({ body }) => body.data.idEntidad)).size).toBe(1);
    expect(respuestas[0]?.body.data).toMatchObject({ codigo: 'RCM-00012345', nombre: 'COMERCIAL ILLIMANI S.R.L.' });
    api.simuladores.control.olvidarLlamadas();
    expect((await buscar('00012345', 3103)).status).toBe(200);
    expect(api.simuladores.control.llamadas().ovt).toBe(0);
  });

  it.each([
    ['9999999999', 3100],
    ['99999999', 3103],
    ['0999', 3101],
    ['1020304050', 9999],
    ['no-es-un-nit', 3100],
  ])('%s de tipo %i no existe: 404', async (numero, tipo) => {
    const { status, body } = await buscar(numero, tipo);
    expect([status, body.codigo]).toEqual([404, 'ENTIDAD_NO_ENCONTRADA']);
  });

  it('con el portal caído no se dice que no existe: 503 y el nombre de la fuente', async () => {
    api.simuladores.control.fallar('ovt', { modo: 'corte' });
    const { status, body } = await buscar('00010203', 3103);
    expect([status, body]).toEqual([
      503,
      { codigo: 'FUENTE_NO_DISPONIBLE', mensaje: 'No se pudo consultar a OVT. Intente nuevamente en un momento.' },
    ]);
  });

  it('lista las que tienen asegurados, por parte del nombre sin acentos o del número, por páginas', async () => {
    const todas = await listar('1?limit=100');
    expect(todas.total).toBe(todas.datos.length);
    const nombres = todas.datos.map(({ nombre }) => nombre);
    expect((await listar('1?buscar=altiplano')).datos.map(({ nombre }) => nombre)).toEqual([
      'INDUSTRIAS ALTIPLANO S.A.',
    ]);
    expect((await listar('1?buscar=10203040')).datos.map(({ nombre }) => nombre)).toContain(
      'INDUSTRIAS ALTIPLANO S.A.',
    );
    const primera = await listar('1?limit=3');
    const segunda = await listar('1?limit=3&page=1');
    expect([...primera.datos, ...segunda.datos].map(({ nombre }) => nombre)).toEqual(nombres.slice(0, 6));
    expect(primera.total).toBe(todas.total);
  });

  it.each(['%25', 'alti_lano', '%5C'])('los comodines «%s» se buscan como texto', async (texto) => {
    expect((await listar(`1?buscar=${texto}`)).total).toBe(0);
  });

  it('de lo que se escribe en SQL se buscan las letras', async () => {
    expect(await listar("1?buscar='%20or%20''%3D'")).toEqual(await listar('1?buscar=or'));
  });
});
