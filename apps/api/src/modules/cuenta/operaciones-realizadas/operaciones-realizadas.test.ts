import type { OperacionRealizada } from '@sgpa/contract/v1/operaciones-realizadas';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { NACIMIENTO, pedidoRegistro, registrar } from '@sgpa/testing/titular';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const DIA = 86_400_000;

describe('operaciones-realizadas.test.ts', () => {
  let api: ApiDePrueba;
  beforeAll(async () => {
    api = await crearApiDePrueba();
  });
  afterAll(() => api.cerrar());

  const leer = async (token: string) => {
    const { body } = await api.pedir<OperacionRealizada[]>(token, 'GET', '/api/v1/operacionByUsuario');
    return Object.fromEntries(body.map((o) => [o.claveTipoOperacion, [o.cantidadOperacion, o.descripcion]]));
  };

  it('cuenta lo que el usuario hizo hoy, de cada clase, y nada de los demás', async () => {
    const token = await api.ingresar('ope.afiliaciones');
    expect(await leer(token)).toEqual({});
    const persona = { tipo_documento: 'CI', numero_documento: '1000001', fecha_nacimiento: NACIMIENTO };
    await api.pedir(token, 'POST', '/api/v2/contrastacion/afiliado', { data: [persona] });
    await registrar(api, token, pedidoRegistro('1000001'));
    // 1000001 is registered already: nothing is saved, and so nothing is counted.
    await registrar(api, token, pedidoRegistro('1000001'));
    const estado = { numero_documento: '1000001', fecha_nacimiento: NACIMIENTO };
    for (let i = 0; i < 2; i += 1) await api.pedir(token, 'POST', '/api/v1/findAllEstadoBDPA', estado);
    const detalle = `/api/v1/asegurado/buscar/titular/CI/1000001/${NACIMIENTO}/NIT-1020304050/2026-10-01`;
    expect((await api.pedir(token, 'GET', detalle)).status).toBe(200);
    expect(await leer(token)).toEqual({
      'validacion-titular': [1, 'Validaciones de identidad'],
      'registro-titular': [1, 'Afiliaciones de titulares registradas'],
      'estado-asegurado': [2, 'Consultas de estado de asegurado'],
      'detalle-asegurado': [1, 'Detalles de asegurados consultados'],
    });
    expect(await leer(await api.ingresar('adm.ente'))).toEqual({});
  });

  it('al día siguiente, en hora de La Paz, la cuenta empieza de nuevo', async () => {
    const antes = api.reloj.ahora();
    api.reloj.poner(new Date('2026-10-20T03:59:59Z'));
    const token = await api.ingresar('adm.ente');
    await api.pedir(token, 'POST', '/api/v1/findAllEstadoBDPA', {
      numero_documento: '1000100',
      fecha_nacimiento: NACIMIENTO,
    });
    expect(Object.keys(await leer(token))).toEqual(['estado-asegurado']);
    api.reloj.avanzar(1000);
    expect(await leer(token)).toEqual({});
    api.reloj.avanzar(DIA);
    api.reloj.poner(antes);
  });
});
