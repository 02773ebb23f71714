import type { Respuesta } from '@sgpa/contract/endpoints';
import { type ApiDePrueba, type CuerpoError, crearApiDePrueba } from '@sgpa/testing/api';
import { sembrarUsuario, usuarioPorId } from '@sgpa/testing/usuario';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

describe('recuperacion-credenciales.test.ts', () => {
  let api: ApiDePrueba;
  let delEnte: string;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    delEnte = await api.ingresar('adm.ente');
  });
  afterAll(() => api.cerrar());

  const recuperar = (id: number, version = 1) =>
    api.pedir<Respuesta<'recuperacion-credenciales'> & CuerpoError>(
      delEnte,
      'PUT',
      `/api/v1/usuarioSistema/${id}/recuperarCredenciales`,
      { version },
    );

  it('deja la carta por enviar y la contraseña como está, y dice adónde va', async () => {
    const { id, username } = await sembrarUsuario(api.base.owner.db);
    const antes = await usuarioPorId(api.base.owner.db, id);
    const { status, body } = await recuperar(id);
    expect([status, body.mensaje]).toEqual([
      200,
      `Se enviará a ${username}@sgpa.example un enlace para crear la contraseña.`,
    ]);
    expect(await usuarioPorId(api.base.owner.db, id)).toEqual(antes);
    const filas = await api.base.owner.db.selectFrom('recuperacion').selectAll().where('id_usuario', '=', id).execute();
    expect(filas).toMatchObject([{ motivo: 'ADMINISTRADOR', token_sha256: null, expira_en: null, enviada_en: null }]);
    const [fila] = await api.base.owner.db
      .selectFrom('auditoria')
      .select(['despues', 'id_ente_gestor'])
      .where('accion', '=', 'recuperacion-credenciales')
      .where('id_recurso', '=', String(id))
      .execute();
    expect(fila).toEqual({ despues: { correo: `${username}@sgpa.example` }, id_ente_gestor: 1 });
  });

  it.each(['REGISTRADO', 'SUSPENDIDO', 'BAJA'])('de una cuenta %s no: antes se activa', async (estado) => {
    const { id } = await sembrarUsuario(api.base.owner.db, { estado });
    const { status, body } = await recuperar(id);
    expect([status, body.mensaje]).toEqual([409, `La operación no corresponde al estado de la cuenta: ${estado}.`]);
  });

  it('de una que cambió desde que se vio tampoco: el correo puede ser otro', async () => {
    const { id } = await sembrarUsuario(api.base.owner.db);
    expect((await recuperar(id, 9)).body.codigo).toBe('REGISTRO_CAMBIADO');
  });
});
