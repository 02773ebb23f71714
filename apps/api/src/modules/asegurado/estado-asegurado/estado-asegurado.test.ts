import type { RegistroAsegurado } from '@sgpa/contract/v1/estado-asegurado';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { NACIMIENTO } from '@sgpa/testing/titular';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

interface Cuerpo {
  status: number;
  mensaje?: string;
  data: RegistroAsegurado[];
}

describe('estado-asegurado.test.ts', () => {
  let api: ApiDePrueba;
  let token: string;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    // The user is of another entity: the insured status is shown to everybody.
    token = await api.ingresar('ope.petrolera');
  });
  afterAll(() => api.cerrar());

  const consultar = async (numero_documento: string, resto: Record<string, unknown> = {}) => {
    const cuerpo = { numero_documento, fecha_nacimiento: NACIMIENTO, ...resto };
    const { status, body } = await api.pedir<Cuerpo>(token, 'POST', '/api/v1/findAllEstadoBDPA', cuerpo);
    expect(status).toBe(200);
    return body;
  };

  it.each([
    ['1000100', 'ACTIVO'],
    ['1000101', 'ACTIVO'],
    ['1000102', 'AMPLIACIÓN'],
    ['1000103', 'CESANTIA'],
    ['1000104', 'INACTIVO'],
    ['1000105', 'INHABILITADO'],
    ['1000106', 'DERECHOHABIENTE'],
    ['1000108', 'REVISION'],
  ])('%s: %s, en cualquier ente gestor', async (numero, estado) => {
    const { status, data } = await consultar(numero);
    expect(status).toBe(200);
    expect(data).toMatchObject([{ ente_gestor: 'Caja Nacional de Salud', estado, documentoIdentidad: numero }]);
  });

  it.each(['1.000.100', ' 1000100 ', '0001000100'])('el documento escrito como «%s» es el mismo', async (numero) => {
    expect((await consultar(numero)).data).toMatchObject([{ documentoIdentidad: '1000100' }]);
  });

  it('dice quién es y nada más que lo que la especificación muestra a todos', async () => {
    const { data } = await consultar('1000100', { complemento_documento: 'NULL' });
    expect(data[0]).toMatchObject({ nombreCompleto: 'GUTIÉRREZ MARCA JORGE LUIS', categoria: 'TITULAR' });
    expect(Object.keys(data[0] ?? {}).toSorted()).toEqual(
      [
        'categoria',
        'documentoIdentidad',
        'ente_gestor',
        'estado',
        'fallecido',
        'fecha_afiliacion',
        'fecha_estado',
        'fecha_nacimiento',
        'nombreCompleto',
        'nombre_entidad',
        'tipo_asegurado',
      ].toSorted(),
    );
  });

  it.each([
    ['desconocido', '1000404', {}],
    ['otra fecha de nacimiento', '1000100', { fecha_nacimiento: '1985-03-15' }],
    ['otro complemento', '1000100', { complemento_documento: '1A' }],
  ])('%s: no encontrado, con su mensaje', async (_caso, numero, resto) => {
    expect(await consultar(numero, resto)).toEqual({
      status: 404,
      mensaje: 'No se pudo encontrar información con los datos introducidos.',
      data: [],
    });
  });
});
