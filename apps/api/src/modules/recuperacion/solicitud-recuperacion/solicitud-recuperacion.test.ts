import { TEXTO_SOLICITUD } from '@sgpa/domain/cuenta/recuperacion';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { turnoDeCorreo } from '@sgpa/testing/correo';
import { sembrarUsuario } from '@sgpa/testing/usuario';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

describe('solicitud-recuperacion.test.ts', () => {
  let api: ApiDePrueba;
  beforeAll(async () => {
    api = await crearApiDePrueba();
  });
  afterAll(() => api.cerrar());

  const solicitar = (usuario: string) =>
    api.pedir<{ mensaje: string }>(null, 'POST', '/api/v1/usuario/solicitarRecuperacion', { usuario });
  const cartasPara = (correo: string) =>
    api.simuladores.control.correo.recibidas().filter(({ para }) => para.includes(correo));

  it('responde lo mismo a quien existe, a quien no y a quien no puede, y hace lo mismo en la base', async () => {
    const { db } = api.base.owner;
    const nombres = [
      (await sembrarUsuario(db)).username,
      'nadie.con.este.nombre',
      (await sembrarUsuario(db, { estado: 'REGISTRADO', password_hash: null })).username,
      (await sembrarUsuario(db, { estado: 'SUSPENDIDO' })).username,
      (await sembrarUsuario(db, { estado: 'BAJA' })).username,
      (await sembrarUsuario(db, { correo: '' })).username,
    ];
    const enlaces = () => db.selectFrom('recuperacion').selectAll().execute();
    const antes = await enlaces();
    for (const nombre of nombres) {
      const { status, body } = await solicitar(nombre);
      expect([nombre, status, body]).toEqual([nombre, 200, { mensaje: TEXTO_SOLICITUD }]);
    }
    const notadas = await db.selectFrom('recuperacion_solicitada').select('username').execute();
    expect(notadas.map(({ username }) => username)).toEqual(expect.arrayContaining(nombres));
    expect(await enlaces()).toEqual(antes);
    await turnoDeCorreo(api);
    expect(await db.selectFrom('recuperacion_solicitada').selectAll().execute()).toEqual([]);
    expect(cartasPara(`${nombres[0]}@sgpa.example`)).toHaveLength(1);
    for (const nombre of nombres.slice(1)) expect(cartasPara(`${nombre}@sgpa.example`)).toEqual([]);
  });

  it('la carta dice de quién es, hasta cuándo vale y el enlace, y ninguna contraseña', async () => {
    const { username } = await sembrarUsuario(api.base.owner.db);
    await solicitar(` ${username.toUpperCase()} `);
    await turnoDeCorreo(api);
    const [carta] = cartasPara(`${username}@sgpa.example`);
    expect(carta).toMatchObject({ de: 'no-responder@sgpa.example', asunto: 'SGPA: recuperación de credenciales' });
    expect(carta?.texto).toContain(`Su usuario es ${username}.`);
    expect(carta?.texto).toContain('vale una sola vez y vence en 1 hora');
    expect(carta?.texto).toMatch(/http:\/\/localhost:8080\/nuevaPassword#[\w-]{43}\s/);
  });

  it('pedido muchas veces, al buzón llegan tres en una hora', async () => {
    const { username } = await sembrarUsuario(api.base.owner.db);
    for (let vez = 0; vez < 5; vez += 1) {
      await solicitar(username);
      await turnoDeCorreo(api);
    }
    expect(cartasPara(`${username}@sgpa.example`)).toHaveLength(3);
    const antes = api.reloj.ahora();
    api.reloj.avanzar(3_600_000);
    await solicitar(username);
    await turnoDeCorreo(api);
    expect(cartasPara(`${username}@sgpa.example`)).toHaveLength(4);
    api.reloj.poner(antes);
  });

  it('pedido dos veces antes de que salga, sale uno', async () => {
    const { username } = await sembrarUsuario(api.base.owner.db);
    await Promise.all([solicitar(username), solicitar(username.toUpperCase())]);
    await turnoDeCorreo(api);
    expect(cartasPara(`${username}@sgpa.example`)).toHaveLength(1);
  });
});
