import type { Respuesta } from '@sgpa/contract/endpoints';
import { PASSWORD_DEMO } from '@sgpa/demo/cuentas';
import { type ApiDePrueba, type CuerpoError, crearApiDePrueba } from '@sgpa/testing/api';
import { administradoresActivos, dosAdministradores, sembrarUsuario, usuarioPorId } from '@sgpa/testing/usuario';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

describe('baja-usuario.test.ts', () => {
  let api: ApiDePrueba;
  let autoridad: string;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    autoridad = await api.ingresar('adm.autoridad');
  });
  afterAll(() => api.cerrar());

  const darDeBaja = (id: number, { version = 1, token = autoridad } = {}) =>
    api.pedir<Respuesta<'baja-usuario'> & CuerpoError>(token, 'PUT', `/api/v1/usuarioSistema/${id}/baja`, { version });
  const cuentaDe = (username: string) =>
    api.base.owner.db.selectFrom('usuario').selectAll().where('username', '=', username).executeTakeFirstOrThrow();

  it('cierra sus sesiones en el acto, le quita la contraseña y no lo deja volver', async () => {
    const { id, username } = await sembrarUsuario(api.base.owner.db);
    const [una, otra] = [await api.ingresar(username), await api.ingresar(username)];
    const { status, body } = await darDeBaja(id);
    expect([status, body.mensaje]).toEqual([200, `Usuario ${username} dado de baja. Sus sesiones se cerraron.`]);
    for (const token of [una, otra]) expect((await api.pedir(token, 'GET', '/api/v1/findUsuario')).status).toBe(401);
    expect(await usuarioPorId(api.base.owner.db, id)).toMatchObject({
      estado: 'BAJA',
      password_hash: null,
      version: 2,
    });
    const ingreso = await api.pedir(null, 'POST', '/api/v1/login_app', { username, password: PASSWORD_DEMO });
    expect([ingreso.status, ingreso.body.codigo]).toEqual([401, 'CREDENCIALES_INVALIDAS']);
  });

  it('queda en la auditoría, y repetida no escribe otra vez', async () => {
    const { id } = await sembrarUsuario(api.base.owner.db);
    const primera = await darDeBaja(id);
    const segunda = await darDeBaja(id);
    expect([segunda.status, segunda.body]).toEqual([200, primera.body]);
    const filas = await api.base.owner.db
      .selectFrom('auditoria')
      .select(['antes', 'despues'])
      .where('accion', '=', 'baja-usuario')
      .where('id_recurso', '=', String(id))
      .execute();
    expect(filas).toEqual([{ antes: { estado: 'ACTIVO' }, despues: { estado: 'BAJA' } }]);
  });

  it('quien lo vio antes de otro cambio no lo da de baja', async () => {
    const { id } = await sembrarUsuario(api.base.owner.db, { version: 3 });
    expect((await darDeBaja(id)).body.codigo).toBe('REGISTRO_CAMBIADO');
    expect(await usuarioPorId(api.base.owner.db, id)).toMatchObject({ estado: 'ACTIVO' });
  });

  it('nadie se da de baja', async () => {
    for (const username of ['adm.autoridad', 'adm.ente']) {
      const { id, version } = await cuentaDe(username);
      const { status, body } = await darDeBaja(id, { version, token: await api.ingresar(username) });
      expect([status, body.mensaje]).toEqual([409, expect.stringMatching(/su propia cuenta/)]);
      expect(await cuentaDe(username)).toMatchObject({ estado: 'ACTIVO', version });
    }
  });

  it('dos administradores de la autoridad que se dan de baja a la vez: uno queda', async () => {
    const propia = await crearApiDePrueba();
    const [uno, otro] = await dosAdministradores(propia);
    const bajar = ({ id, version }: typeof uno, token: string) =>
      propia.pedir(token, 'PUT', `/api/v1/usuarioSistema/${id}/baja`, { version });
    const respuestas = await Promise.all([bajar(uno, otro.token), bajar(otro, uno.token)]);
    expect(respuestas.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await administradoresActivos(propia)).toHaveLength(1);
    await propia.cerrar();
  });
});
