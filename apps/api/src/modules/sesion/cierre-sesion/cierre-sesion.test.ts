import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

describe('cierre-sesion.test.ts', () => {
  let api: ApiDePrueba;
  beforeAll(async () => {
    api = await crearApiDePrueba();
  });
  afterAll(() => api.cerrar());

  it('revoca el token en el servidor, y solo ese', async () => {
    const [una, otra] = [await api.ingresar('ope.afiliaciones'), await api.ingresar('ope.afiliaciones')];
    const cierre = await api.pedir<{ mensaje: string }>(una, 'POST', '/api/v1/logout');
    expect([cierre.status, cierre.body.mensaje]).toEqual([200, 'Su sesión fue cerrada.']);
    const estado = async (token: string) => {
      const { status, body } = await api.pedir(token, 'GET', '/api/v1/findUsuario');
      return [status, body.codigo];
    };
    expect(await estado(una)).toEqual([401, 'SESION_TERMINADA']);
    expect(await estado(otra)).toEqual([200, undefined]);
    expect((await api.pedir(una, 'POST', '/api/v1/logout')).status).toBe(401);
  });

  it('queda en la auditoría', async () => {
    const token = await api.ingresar('cons.poblacion');
    await api.pedir(token, 'POST', '/api/v1/logout');
    const filas = await api.base.owner.db
      .selectFrom('auditoria as a')
      .innerJoin('usuario as u', 'u.id', 'a.id_usuario')
      .select('u.username')
      .where('a.accion', '=', 'cierre-sesion')
      .where('u.username', '=', 'cons.poblacion')
      .execute();
    expect(filas).toHaveLength(1);
  });

  it('también puede cerrar quien no aceptó los términos', async () => {
    const token = await api.ingresar('sin.terminos');
    expect((await api.pedir(token, 'POST', '/api/v1/logout')).status).toBe(200);
  });
});
