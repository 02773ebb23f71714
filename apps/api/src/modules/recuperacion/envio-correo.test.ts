import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { tokenRecibido, turnoDeCorreo } from '@sgpa/testing/correo';
import { AHORA } from '@sgpa/testing/reloj';
import { sembrarUsuario } from '@sgpa/testing/usuario';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const MINUTO = 60_000;

describe('envio-correo.test.ts', () => {
  let api: ApiDePrueba;
  let delEnte: string;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    delEnte = await api.ingresar('adm.ente');
  });
  beforeEach(() => {
    api.reloj.poner(AHORA);
    api.simuladores.control.correo.rechazar(false);
    api.simuladores.control.correo.olvidar();
  });
  afterAll(() => api.cerrar());

  const cartas = (username: string) =>
    api.simuladores.control.correo.recibidas().filter(({ para }) => para.includes(`${username}@sgpa.example`));
  const pedirPara = (id: number) =>
    api.pedir<{ mensaje: string }>(delEnte, 'PUT', `/api/v1/usuarioSistema/${id}/recuperarCredenciales`, {
      version: 1,
    });
  const vigente = async (token: string) =>
    (await api.pedir<{ vigente: boolean }>(null, 'POST', '/api/v1/usuario/enlaceRecuperacion', { token })).body.vigente;

  it('con el servidor de correo caído nadie espera y nada se pierde: sale cuando vuelve', async () => {
    const { id, username } = await sembrarUsuario(api.base.owner.db);
    api.simuladores.control.correo.rechazar(true);
    expect((await pedirPara(id)).status).toBe(200);
    const [anotado] = await turnoDeCorreo(api);
    expect(JSON.stringify(anotado)).toContain('it will be tried again');
    expect(JSON.stringify(anotado)).not.toContain(username);
    // A mail is not tried again before its time.
    api.simuladores.control.correo.rechazar(false);
    await turnoDeCorreo(api);
    expect(cartas(username)).toEqual([]);
    api.reloj.avanzar(MINUTO);
    await turnoDeCorreo(api);
    expect(cartas(username)).toHaveLength(1);
    expect(await vigente(tokenRecibido(api, `${username}@sgpa.example`))).toBe(true);
    api.reloj.avanzar(60 * MINUTO);
    await turnoDeCorreo(api);
    expect(cartas(username)).toHaveLength(1);
  });

  it('el plazo del enlace se cuenta desde que sale, no desde que se pidió', async () => {
    const { id, username } = await sembrarUsuario(api.base.owner.db);
    api.simuladores.control.correo.rechazar(true);
    await pedirPara(id);
    await turnoDeCorreo(api);
    api.reloj.avanzar(23 * 60 * MINUTO);
    api.simuladores.control.correo.rechazar(false);
    await turnoDeCorreo(api);
    api.reloj.avanzar(23 * 60 * MINUTO);
    expect(await vigente(tokenRecibido(api, `${username}@sgpa.example`))).toBe(true);
  });

  it('lo que nadie espera ya, después de tres días, no sale', async () => {
    const { id, username } = await sembrarUsuario(api.base.owner.db);
    await pedirPara(id);
    api.reloj.avanzar(3 * 24 * 60 * MINUTO + 1000);
    await turnoDeCorreo(api);
    expect(cartas(username)).toEqual([]);
  });

  it('una que no sale no detiene a las demás', async () => {
    const { db } = api.base.owner;
    const [mala, buena] = [await sembrarUsuario(db, { correo: 'sin-arroba' }), await sembrarUsuario(db)];
    await pedirPara(mala.id);
    await pedirPara(buena.id);
    expect(await turnoDeCorreo(api)).toHaveLength(1);
    expect(cartas(buena.username)).toHaveLength(1);
  });

  it('dos servidores a la vez envían cada carta una vez', async () => {
    const cuentas = await Promise.all(Array.from({ length: 6 }, () => sembrarUsuario(api.base.owner.db)));
    for (const { id } of cuentas) await pedirPara(id);
    await Promise.all([turnoDeCorreo(api), turnoDeCorreo(api), turnoDeCorreo(api)]);
    for (const { username } of cuentas) expect([username, cartas(username).length]).toEqual([username, 1]);
  });

  it('lo que llegó y se usó no sale otra vez, aunque el servidor muriera antes de anotarlo', async () => {
    const { id, username } = await sembrarUsuario(api.base.owner.db);
    await pedirPara(id);
    await turnoDeCorreo(api);
    await api.base.owner.db
      .updateTable('recuperacion')
      .set({ enviada_en: null })
      .where('id_usuario', '=', id)
      .execute();
    const token = tokenRecibido(api, `${username}@sgpa.example`);
    const newPassword = 'Los cerros de Oruro al alba';
    await api.pedir(null, 'POST', '/api/v1/usuario/nuevaPassword', { token, newPassword });
    api.reloj.avanzar(MINUTO);
    await turnoDeCorreo(api);
    expect(cartas(username)).toHaveLength(1);
  });

  it('la activación sale con el cambio: su carta lleva el primer enlace', async () => {
    const { id, username } = await sembrarUsuario(api.base.owner.db, { estado: 'REGISTRADO', password_hash: null });
    await api.pedir(delEnte, 'PUT', `/api/v1/usuarioSistema/${id}/activar`, { version: 1 });
    await turnoDeCorreo(api);
    expect(cartas(username)).toMatchObject([{ asunto: 'SGPA: su cuenta fue activada' }]);
    const token = tokenRecibido(api, `${username}@sgpa.example`);
    const newPassword = 'Los cerros de Oruro al alba';
    await api.pedir(null, 'POST', '/api/v1/usuario/nuevaPassword', { token, newPassword });
    expect(await api.ingresar(username, newPassword)).not.toBe('');
  });

  it('un nombre no escribe párrafos en la carta', async () => {
    const nombres = 'ANA\r\nBCC: OTRA@CORREO.EXAMPLE\r\n\r\nABRA HTTP://OTRO.EXAMPLE';
    const { id, username } = await sembrarUsuario(api.base.owner.db, { nombres });
    await pedirPara(id);
    await turnoDeCorreo(api);
    expect(cartas(username)[0]?.texto.split('\n')[0]).toMatch(
      /^ANA BCC: OTRA@CORREO.EXAMPLE ABRA HTTP:\/\/OTRO.EXAMPLE:/,
    );
  });

  it('si la cuenta se da de baja antes de que salga, no sale', async () => {
    const { id, username } = await sembrarUsuario(api.base.owner.db);
    await pedirPara(id);
    await api.pedir(delEnte, 'PUT', `/api/v1/usuarioSistema/${id}/baja`, { version: 1 });
    await turnoDeCorreo(api);
    expect(cartas(username)).toEqual([]);
  });
});
