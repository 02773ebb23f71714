import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { conCodigo, conSegundoFactor } from '@sgpa/testing/segundo-factor';
import { codigoTotp } from '@sgpa/testing/totp';
import { sembrarUsuario, usuarioPorId } from '@sgpa/testing/usuario';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

describe('restablecimiento-segundo-factor.test.ts', () => {
  let api: ApiDePrueba;
  let autoridad: string;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    autoridad = await api.ingresar('adm.autoridad');
  });
  afterAll(() => api.cerrar());

  const restablecer = (id: number, version = 1, como = autoridad) =>
    api.pedir<{ mensaje: string; codigo?: string }>(
      como,
      'PUT',
      `/api/v1/usuarioSistema/${id}/restablecerSegundoFactor`,
      { version },
    );

  it('quita la clave y los códigos, cierra las sesiones y queda en la auditoría', async () => {
    const { db } = api.base.owner;
    const cuenta = await sembrarUsuario(db);
    const sesion = await api.ingresar(cuenta.username);
    await conSegundoFactor(api, cuenta.id);
    await conCodigo(api, cuenta.id, '7KQ39XMZ04AB');
    await expect(api.ingresar(cuenta.username)).rejects.toThrow('SEGUNDO_FACTOR_REQUERIDO');
    expect((await restablecer(cuenta.id)).status).toBe(200);
    expect((await api.pedir(sesion, 'GET', '/api/v1/findUsuario')).status).toBe(401);
    expect((await api.ingresar(cuenta.username)).length).toBeGreaterThan(50);
    expect((await usuarioPorId(db, cuenta.id)).version).toBe(2);
    const filas = await db
      .selectFrom('auditoria')
      .select(['antes', 'despues'])
      .where('accion', '=', 'restablecimiento-segundo-factor')
      .where('id_recurso', '=', String(cuenta.id))
      .execute();
    expect(filas).toEqual([{ antes: { segundo_factor: true }, despues: { segundo_factor: false } }]);
  });

  it('de quien no lo tiene, o cambió entretanto, se dice; lo suyo no lo quita nadie así', async () => {
    const { db } = api.base.owner;
    const cuenta = await sembrarUsuario(db);
    expect((await restablecer(cuenta.id)).body.mensaje).toContain('no tiene segundo factor');
    expect((await restablecer(cuenta.id, 7)).status).toBe(409);
    const { id, version } = await db
      .selectFrom('usuario')
      .select(['id', 'version'])
      .where('username', '=', 'adm.autoridad')
      .executeTakeFirstOrThrow();
    await conSegundoFactor(api, id);
    expect((await restablecer(id, version)).status).toBe(409);
    await expect(api.ingresar('adm.autoridad')).rejects.toThrow('SEGUNDO_FACTOR_REQUERIDO');
  });

  it('dos a la vez: uno lo hace, al otro se le dice que ya cambió', async () => {
    const cuenta = await sembrarUsuario(api.base.owner.db);
    await conSegundoFactor(api, cuenta.id);
    const estados = await Promise.all([restablecer(cuenta.id), restablecer(cuenta.id)]);
    expect(estados.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('un enlace de recuperación no lo quita: con la contraseña nueva se sigue pidiendo el código', async () => {
    const cuenta = await sembrarUsuario(api.base.owner.db);
    await conSegundoFactor(api, cuenta.id);
    const token = 'B'.repeat(43);
    await api.base.owner.pool.query(
      `insert into recuperacion (id_usuario, motivo, pedida_en, proximo_intento, enviada_en, token_sha256, expira_en)
       values ($1, 'SOLICITUD', $2, $2, $2, sha256(convert_to($3, 'UTF8')), $2::timestamptz + interval '1 hour')`,
      [cuenta.id, api.reloj.ahora(), token],
    );
    const enlace = await api.pedir<object>(null, 'POST', '/api/v1/usuario/enlaceRecuperacion', { token });
    expect(enlace.body).toEqual({ vigente: true, usuario: cuenta.username, minimo: 8 });
    const newPassword = 'vicuñas!';
    const nueva = await api.pedir<{ registro: boolean }>(null, 'POST', '/api/v1/usuario/nuevaPassword', {
      token,
      newPassword,
    });
    expect(nueva.body.registro).toBe(true);
    await expect(api.ingresar(cuenta.username, newPassword)).rejects.toThrow('SEGUNDO_FACTOR_REQUERIDO');
    const { status } = await api.pedir(null, 'POST', '/api/v1/login_app', {
      username: cuenta.username,
      password: newPassword,
      codigo: codigoTotp(api.reloj.ahora()),
    });
    expect(status).toBe(200);
  });
});
