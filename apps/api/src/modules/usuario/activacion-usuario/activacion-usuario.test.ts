import type { Respuesta } from '@sgpa/contract/endpoints';
import { type ApiDePrueba, type CuerpoError, crearApiDePrueba } from '@sgpa/testing/api';
import { sembrarUsuario, usuarioPorId } from '@sgpa/testing/usuario';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

describe('activacion-usuario.test.ts', () => {
  let api: ApiDePrueba;
  let delEnte: string;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    delEnte = await api.ingresar('adm.ente');
  });
  afterAll(() => api.cerrar());

  const activar = (id: number, version = 1) =>
    api.pedir<Respuesta<'activacion-usuario'> & CuerpoError>(delEnte, 'PUT', `/api/v1/usuarioSistema/${id}/activar`, {
      version,
    });

  it.each(['REGISTRADO', 'SUSPENDIDO', 'BAJA'])('%s pasa a ACTIVO, sin la contraseña de antes', async (estado) => {
    const { id, username } = await sembrarUsuario(api.base.owner.db, { estado });
    const { status, body } = await activar(id);
    expect([status, body.mensaje]).toEqual([200, expect.stringContaining(`Usuario ${username} activado.`)]);
    expect(await usuarioPorId(api.base.owner.db, id)).toMatchObject({
      estado: 'ACTIVO',
      password_hash: null,
      activado_en: api.reloj.ahora(),
      version: 2,
    });
    const [fila] = await api.base.owner.db
      .selectFrom('auditoria')
      .select(['antes', 'despues'])
      .where('accion', '=', 'activacion-usuario')
      .where('id_recurso', '=', String(id))
      .execute();
    expect(fila).toEqual({ antes: { estado }, despues: { estado: 'ACTIVO' } });
  });

  it('de una cuenta activa no cambia nada, y conserva la contraseña y las sesiones', async () => {
    const { id, username } = await sembrarUsuario(api.base.owner.db);
    const sesion = await api.ingresar(username);
    expect((await activar(id)).status).toBe(200);
    expect((await usuarioPorId(api.base.owner.db, id)).version).toBe(1);
    expect((await api.pedir(sesion, 'GET', '/api/v1/findUsuario')).status).toBe(200);
  });

  it('la inactividad de quien fue reactivado se cuenta desde ese día', async () => {
    const haceDosAnios = new Date(api.reloj.ahora().getTime() - 730 * 86_400_000);
    const { id } = await sembrarUsuario(api.base.owner.db, {
      estado: 'SUSPENDIDO',
      ultimo_ingreso: haceDosAnios,
      creado_en: haceDosAnios,
    });
    await activar(id);
    // The suspension is undone at once, or users of the other tests could not sign in.
    const suspendidas = async (dias: number): Promise<number[]> => {
      const limite = new Date(api.reloj.ahora().getTime() + dias * 86_400_000);
      const conexion = await api.base.owner.pool.connect();
      await conexion.query('begin');
      const { rows } = await conexion.query('select cuentas_suspender_inactivas($1, $2) as id', [
        api.reloj.ahora(),
        limite,
      ]);
      await conexion.query('rollback');
      conexion.release();
      return rows.map((fila) => fila.id);
    };
    expect(await suspendidas(0)).not.toContain(id);
    expect(await suspendidas(1)).toContain(id);
  });

  it('si en la baja otro tomó su documento, no vuelve', async () => {
    const antigua = await sembrarUsuario(api.base.owner.db, { estado: 'BAJA' });
    await sembrarUsuario(api.base.owner.db, { ci: antigua.ci });
    expect((await activar(antigua.id)).body.codigo).toBe('DOCUMENTO_DE_USUARIO_EXISTENTE');
    expect(await usuarioPorId(api.base.owner.db, antigua.id)).toMatchObject({ estado: 'BAJA' });
  });
});
