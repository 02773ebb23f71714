import { fecha } from '@sgpa/domain/shared/fecha-civil';
import type { IdUsuario } from '@sgpa/domain/shared/ids';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { turnoDeCorreo } from '@sgpa/testing/correo';
import { sembrarUsuario, usuarioPorId } from '@sgpa/testing/usuario';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

describe('aviso-correo.test.ts', () => {
  let api: ApiDePrueba;
  beforeAll(async () => {
    api = await crearApiDePrueba();
  });
  afterAll(() => api.cerrar());

  const cartasPara = (correo: string) =>
    api.simuladores.control.correo.recibidas().filter(({ para }) => para.includes(correo));
  const alaVieja = (username: string) => cartasPara(`${username}@sgpa.example`);

  /** Edits the account through the form's own path. */
  async function editar(id: IdUsuario, cambios: Record<string, unknown>) {
    const { username: usuario, ...u } = await usuarioPorId(api.base.owner.db, id);
    const cuerpo = {
      usuario,
      ci: u.ci,
      nombres: u.nombres,
      paterno: u.paterno,
      fechaNacimiento: u.fecha_nacimiento ?? fecha('1985-03-14'),
      correo: u.correo,
      rol: u.rol,
      version: u.version,
      ...cambios,
    };
    return api.pedir(await api.ingresar('adm.ente'), 'PUT', `/api/v1/usuarioSistema/${id}`, cuerpo);
  }

  it('al cambiar el correo, la dirección anterior lo sabe, sin la nueva y sin ningún enlace', async () => {
    const { id, username } = await sembrarUsuario(api.base.owner.db);
    expect((await editar(id, { correo: 'otra@sgpa.example' })).status).toBe(200);
    await turnoDeCorreo(api);
    await turnoDeCorreo(api);
    const [carta, ...mas] = alaVieja(username);
    expect([carta?.asunto, mas]).toEqual(['SGPA: cambió el correo electrónico de su cuenta', []]);
    expect(carta?.texto).toContain(`la cuenta ${username} de SGPA`);
    expect(carta?.texto).not.toMatch(/otra@sgpa|https?:|#/);
    expect(cartasPara('otra@sgpa.example')).toEqual([]);
  });

  it('otro cambio, o el mismo correo escrito de otra manera, no avisa', async () => {
    const { id, username } = await sembrarUsuario(api.base.owner.db);
    expect((await editar(id, { cargo: 'OTRO', correo: `${username.toUpperCase()}@sgpa.example` })).status).toBe(200);
    await turnoDeCorreo(api);
    expect(alaVieja(username)).toEqual([]);
  });

  it('quien no tenía correo, o ya no tiene la cuenta, no recibe nada', async () => {
    const { db } = api.base.owner;
    for (const cambios of [{ correo: '' }, { estado: 'BAJA' }, { estado: 'REGISTRADO', password_hash: null }]) {
      const { id } = await sembrarUsuario(db, cambios);
      await db.updateTable('usuario').set({ correo: 'otra@sgpa.example' }).where('id', '=', id).execute();
      expect(await db.selectFrom('aviso_correo').selectAll().where('id_usuario', '=', id).execute()).toEqual([]);
    }
  });

  it('lo que el servidor de correo no tomó sale en otro intento', async () => {
    const { id, username } = await sembrarUsuario(api.base.owner.db);
    await editar(id, { correo: 'otra@sgpa.example' });
    const caido = {
      ...api,
      simuladores: { ...api.simuladores, urls: { ...api.simuladores.urls, correo: 'smtp://127.0.0.1:1' } },
    };
    expect(await turnoDeCorreo(caido)).toHaveLength(1);
    await turnoDeCorreo(api);
    expect(alaVieja(username)).toEqual([]);
    api.reloj.avanzar(30_000);
    await turnoDeCorreo(api);
    expect(alaVieja(username)).toHaveLength(1);
  });
});
