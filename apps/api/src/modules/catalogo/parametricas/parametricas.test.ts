import type { Parametrica } from '@sgpa/contract/v1/parametricas';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

describe('parametricas.test.ts', () => {
  let api: ApiDePrueba;
  let token: string;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    token = await api.ingresar('ope.afiliaciones');
  });
  afterAll(() => api.cerrar());

  const pedir = <T = Parametrica[]>(ruta: string, t = token) =>
    api.pedir<{ data: T; codigo?: string }>(t, 'GET', `/api/v1/parametricas/${ruta}`);
  const codigos = async (ruta: string, t = token) => (await pedir(ruta, t)).body.data.map(({ codigo }) => codigo);

  it('listas por grupo, en su orden', async () => {
    expect(await codigos('getByGrupo/TIPO_ASEGURADO')).toEqual([
      'VOLUNTARIO',
      'CONVENIO',
      'UNIVERSITARIO',
      'RENTISTA',
      'SSLP',
      'TRABAJADOR',
    ]);
    expect(await codigos('getByGrupo/DEPARTAMENTO')).toHaveLength(9);
    expect((await codigos('getByGrupo/MUNICIPIO')).length).toBeGreaterThan(300);
  });

  it.each(['LP', '2', '02', 'La Paz', 'LA%20PAZ'])('municipios del departamento «%s»', async (padre) => {
    const hallados = await codigos(`getParametricaHijasByPadre/MUNICIPIO/${padre}`);
    expect(hallados).toContain('020101');
    expect(hallados.every((codigo) => codigo.startsWith('02'))).toBe(true);
  });

  it.each(['MASCULINO', 'masculino', 'M'])('una paramétrica por nombre «%s»', async (nombre) => {
    const { body } = await pedir<Parametrica>(`getParametricaByGrupoAndNombre/GENERO/${nombre}`);
    expect(body.data).toMatchObject({ codigo: 'MASCULINO', sigla: 'M' });
  });

  it('establecimientos: los del ente propio, o los de todos', async () => {
    const delEnte = await codigos('findByClaveDepartamentoAndFidEnteGestor/LP');
    const todos = await codigos('findByClaveDepartamento/LP');
    const petrolera = await codigos('findByClaveDepartamentoAndFidEnteGestor/LP', await api.ingresar('ope.petrolera'));
    const autoridad = await codigos('findByClaveDepartamentoAndFidEnteGestor/LP', await api.ingresar('adm.autoridad'));
    expect(delEnte.length).toBeGreaterThan(0);
    expect(delEnte.filter((codigo) => petrolera.includes(codigo))).toEqual([]);
    expect(todos).toEqual(expect.arrayContaining([...delEnte, ...petrolera]));
    expect(autoridad.toSorted()).toEqual(todos.toSorted());
  });

  it.each([
    'getByGrupo/NO_HAY',
    'getParametricaHijasByPadre/NO_HAY/LP',
    'getParametricaHijasByPadre/MUNICIPIO/ZZ',
    'getParametricaByGrupoAndNombre/GENERO/NADA',
    'findByClaveDepartamento/99',
  ])('%s no existe: 404', async (ruta) => {
    const { status, body } = await pedir(ruta);
    expect([status, body.codigo]).toEqual([404, 'NO_ENCONTRADO']);
  });
});
