import type { Respuesta } from '@sgpa/contract/endpoints';
import { type ApiDePrueba, type CuerpoError, crearApiDePrueba } from '@sgpa/testing/api';
import {
  administradoresActivos,
  datosDeUsuario,
  dosAdministradores,
  sembrarUsuario,
  usuarioPorId,
} from '@sgpa/testing/usuario';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

describe('actualizacion-usuario.test.ts', () => {
  let api: ApiDePrueba;
  let delEnte: string;
  let autoridad: string;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    delEnte = await api.ingresar('adm.ente');
    autoridad = await api.ingresar('adm.autoridad');
  });
  afterAll(() => api.cerrar());

  const actualizar = (id: number, cambios: Record<string, unknown> = {}, token = delEnte) => {
    const { usuario: _, ...datos } = datosDeUsuario();
    return api.pedir<Respuesta<'actualizacion-usuario'> & CuerpoError>(token, 'PUT', `/api/v1/usuarioSistema/${id}`, {
      version: 1,
      ...datos,
      ...cambios,
    });
  };
  const vive = async (token: string) => (await api.pedir(token, 'GET', '/api/v1/findUsuario')).status === 200;
  const idDe = async (username: string) =>
    (
      await api.base.owner.db
        .selectFrom('usuario')
        .select('id')
        .where('username', '=', username)
        .executeTakeFirstOrThrow()
    ).id;

  it('cambia los datos, cuenta la versión, no toca la contraseña y deja las sesiones', async () => {
    const cuenta = await sembrarUsuario(api.base.owner.db);
    const antes = await usuarioPorId(api.base.owner.db, cuenta.id);
    const sesion = await api.ingresar(cuenta.username);
    const { status, body } = await actualizar(cuenta.id, { ci: cuenta.ci, cargo: 'Jefa', usuario: 'otro.nombre' });
    expect([status, body.mensaje]).toEqual([200, `Usuario ${cuenta.username} actualizado.`]);
    const despues = await usuarioPorId(api.base.owner.db, cuenta.id);
    expect(despues).toMatchObject({
      username: cuenta.username,
      nombres: 'ANA MARÍA',
      cargo: 'JEFA',
      version: 2,
      estado: 'ACTIVO',
      password_hash: antes.password_hash,
      modificado_en: api.reloj.ahora(),
    });
    expect(await vive(sesion)).toBe(true);
  });

  it('un cambio de rol cierra sus sesiones en el acto', async () => {
    const cuenta = await sembrarUsuario(api.base.owner.db);
    const [sesion, ajena] = [await api.ingresar(cuenta.username), await api.ingresar('ope.petrolera')];
    expect((await actualizar(cuenta.id, { rol: 'OPE_VIGENCIA' })).status).toBe(200);
    expect([await vive(sesion), await vive(ajena)]).toEqual([false, true]);
    expect(await vive(await api.ingresar(cuenta.username))).toBe(true);
  });

  it('un cambio de ente gestor también', async () => {
    const cuenta = await sembrarUsuario(api.base.owner.db);
    const sesion = await api.ingresar(cuenta.username);
    expect((await actualizar(cuenta.id, { idEnteGestor: 2 }, autoridad)).status).toBe(200);
    expect(await vive(sesion)).toBe(false);
    expect(await usuarioPorId(api.base.owner.db, cuenta.id)).toMatchObject({ id_ente_gestor: 2 });
  });

  it('queda en la auditoría con lo de antes y lo de después, sin la contraseña', async () => {
    const cuenta = await sembrarUsuario(api.base.owner.db);
    await actualizar(cuenta.id, { rol: 'CONS_POBLACION', correo: 'otro@sgpa.example' });
    const filas = await api.base.owner.db
      .selectFrom('auditoria')
      .select(['antes', 'despues', 'id_ente_gestor'])
      .where('accion', '=', 'actualizacion-usuario')
      .where('id_recurso', '=', String(cuenta.id))
      .execute();
    expect(filas).toEqual([
      {
        antes: expect.objectContaining({ rol: 'OPE_AFILIACION', correo: expect.stringContaining('prueba.') }),
        despues: expect.objectContaining({ rol: 'CONS_POBLACION', correo: 'otro@sgpa.example' }),
        id_ente_gestor: 1,
      },
    ]);
    expect(JSON.stringify(filas)).not.toMatch(/password|argon/i);
  });

  it('quien lo vio antes del cambio de otro no lo pisa', async () => {
    const cuenta = await sembrarUsuario(api.base.owner.db);
    await actualizar(cuenta.id, { cargo: 'UNO' });
    const { status, body } = await actualizar(cuenta.id, { cargo: 'DOS' });
    expect([status, body.codigo]).toEqual([409, 'REGISTRO_CAMBIADO']);
    expect(await usuarioPorId(api.base.owner.db, cuenta.id)).toMatchObject({ cargo: 'UNO', version: 2 });
  });

  it('nadie se cambia el rol; sus datos, sí', async () => {
    const id = await idDe('adm.ente');
    const { version, ci } = await usuarioPorId(api.base.owner.db, id);
    const propio = await actualizar(id, { version, ci, rol: 'OPE_AFILIACION' });
    expect([propio.status, propio.body.mensaje]).toEqual([409, expect.stringMatching(/su propia cuenta/)]);
    expect((await actualizar(id, { version, ci, rol: 'ADM_ENTE', cargo: 'ADMINISTRADOR' })).status).toBe(200);
    expect(await vive(delEnte)).toBe(true);
  });

  it('dos administradores de la autoridad que se quitan el rol a la vez: uno queda', async () => {
    const propia = await crearApiDePrueba();
    const [uno, otro] = await dosAdministradores(propia);
    const quitar = ({ id, version }: typeof uno, token: string) => {
      const { usuario: _, ...datos } = datosDeUsuario({ rol: 'CONS_SGPA', idEnteGestor: uno.id_ente_gestor });
      return propia.pedir(token, 'PUT', `/api/v1/usuarioSistema/${id}`, { ...datos, version });
    };
    const respuestas = await Promise.all([quitar(uno, otro.token), quitar(otro, uno.token)]);
    expect(respuestas.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await administradoresActivos(propia)).toHaveLength(1);
    await propia.cerrar();
  });

  it('una cuenta de baja no se edita', async () => {
    const cuenta = await sembrarUsuario(api.base.owner.db, { estado: 'BAJA' });
    const { status, body } = await actualizar(cuenta.id);
    expect([status, body.mensaje]).toEqual([409, 'La operación no corresponde al estado de la cuenta: BAJA.']);
  });

  it('la misma clave para otra cuenta no es la misma intención', async () => {
    const [una, otra] = [await sembrarUsuario(api.base.owner.db), await sembrarUsuario(api.base.owner.db)];
    const darDeBaja = (id: number) =>
      api.pedir(
        delEnte,
        'PUT',
        `/api/v1/usuarioSistema/${id}/baja`,
        { version: 1 },
        { 'idempotency-key': 'baja-de-uno-1' },
      );
    expect((await darDeBaja(una.id)).status).toBe(200);
    expect((await darDeBaja(otra.id)).body.codigo).toBe('CLAVE_REUTILIZADA');
    expect(await usuarioPorId(api.base.owner.db, otra.id)).toMatchObject({ estado: 'ACTIVO' });
  });
});
