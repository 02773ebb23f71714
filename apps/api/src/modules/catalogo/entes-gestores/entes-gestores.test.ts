import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

describe('entes-gestores.test.ts', () => {
  let api: ApiDePrueba;
  beforeAll(async () => {
    api = await crearApiDePrueba();
  });
  afterAll(() => api.cerrar());

  const entes = async (username: string) =>
    (
      await api.pedir<{ id: number; value: string }[]>(
        await api.ingresar(username),
        'GET',
        '/api/v1/enteGestor/findAll',
      )
    ).body;

  it.each(['adm.autoridad', 'cons.autoridad', 'eje.autoridad'])('%s: todos, y el que los reúne', async (username) => {
    const lista = await entes(username);
    expect(lista[0]).toEqual({ id: 0, value: 'TODOS LOS ENTES GESTORES' });
    expect(lista).toHaveLength(18);
    expect(lista.some(({ value }) => value.startsWith('Autoridad'))).toBe(false);
  });

  it.each([
    ['adm.ente', 'Caja Nacional de Salud'],
    ['ope.petrolera', 'Caja Petrolera de Salud'],
    ['ssu.consulta', 'Seguro Social Universitario La Paz'],
  ])('%s: solo el suyo', async (username, nombre) => {
    expect((await entes(username)).map(({ value }) => value)).toEqual([nombre]);
  });
});
