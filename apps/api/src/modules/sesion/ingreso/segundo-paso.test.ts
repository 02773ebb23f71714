import { PASSWORD_DEMO } from '@sgpa/demo/cuentas';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { AHORA } from '@sgpa/testing/reloj';
import { conCodigo, conSegundoFactor } from '@sgpa/testing/segundo-factor';
import { codigoTotp } from '@sgpa/testing/totp';
import { sembrarUsuario } from '@sgpa/testing/usuario';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

const PASO = 30_000;
/** The limit only ends a wait for what never comes. */
const ESPERA = { timeout: 20_000 };
const DIECISEIS = Array.from({ length: 16 });

describe('segundo-paso.test.ts', () => {
  let api: ApiDePrueba;
  let cuenta: Awaited<ReturnType<typeof sembrarUsuario>>;
  beforeAll(async () => {
    api = await crearApiDePrueba();
  });
  afterAll(() => api.cerrar());
  beforeEach(async () => {
    api.reloj.poner(AHORA);
    cuenta = await sembrarUsuario(api.base.owner.db);
    await conSegundoFactor(api, cuenta.id);
  });

  const ingresar = async (codigo?: string, password = PASSWORD_DEMO, username = cuenta.username) => {
    const cuerpo = { username, password, ...(codigo === undefined ? {} : { codigo }) };
    const { status, body } = await api.pedir<{ token?: string; codigo?: string }>(
      null,
      'POST',
      '/api/v1/login_app',
      cuerpo,
    );
    return [status, body.token === undefined ? body.codigo : 'entra'];
  };
  const ENTRA = [200, 'entra'];
  const INVALIDO = [401, 'CODIGO_INVALIDO'];

  it('con la contraseña sola pide el código, y no cuenta como fallo', async () => {
    for (let i = 0; i < 6; i += 1) expect(await ingresar()).toEqual([401, 'SEGUNDO_FACTOR_REQUERIDO']);
    expect(await ingresar('')).toEqual([401, 'SEGUNDO_FACTOR_REQUERIDO']);
    expect(await ingresar(codigoTotp(AHORA))).toEqual(ENTRA);
  });

  it('con la contraseña equivocada no se sabe que hay segundo factor, aunque el código valga', async () => {
    expect(await ingresar(codigoTotp(AHORA), 'no es la mía de siempre')).toEqual([401, 'CREDENCIALES_INVALIDAS']);
    expect(await ingresar(codigoTotp(AHORA))).toEqual(ENTRA);
  });

  it.each([
    ['el de ahora', 0, true],
    ['el anterior', -1, true],
    ['el siguiente', 1, true],
    ['el de hace dos', -2, false],
    ['el de dentro de dos', 2, false],
  ])('%s: entra %s → %s', async (_cual, pasos, entra) => {
    expect(await ingresar(codigoTotp(AHORA, pasos))).toEqual(entra ? ENTRA : INVALIDO);
  });

  it('un código no vale dos veces, ni uno anterior al último que se usó', async () => {
    expect(await ingresar(codigoTotp(AHORA))).toEqual(ENTRA);
    expect(await ingresar(codigoTotp(AHORA))).toEqual(INVALIDO);
    expect(await ingresar(codigoTotp(AHORA, -1))).toEqual(INVALIDO);
    expect(await ingresar(codigoTotp(AHORA, 1))).toEqual(ENTRA);
    api.reloj.avanzar(2 * PASO);
    expect(await ingresar(codigoTotp(AHORA, 1))).toEqual(INVALIDO);
    expect(await ingresar(codigoTotp(AHORA, 2))).toEqual(ENTRA);
  });

  it('el mismo código dos veces a la vez entra una sola vez', async () => {
    const estados = await Promise.all([ingresar(codigoTotp(AHORA)), ingresar(codigoTotp(AHORA))]);
    expect(estados.toSorted()).toEqual([ENTRA, INVALIDO]);
  });

  it('cinco códigos equivocados bloquean como cinco contraseñas, también al acertado', async () => {
    for (let i = 0; i < 5; i += 1) expect(await ingresar('000000')).toEqual(INVALIDO);
    expect(await ingresar(codigoTotp(AHORA))).toEqual([429, 'DEMASIADOS_INTENTOS']);
    expect(await ingresar()).toEqual([429, 'DEMASIADOS_INTENTOS']);
  });

  it('dieciséis códigos a la vez: se contestan cinco', async () => {
    const estados = await Promise.all(DIECISEIS.map((_, i) => ingresar(String(100_000 + i))));
    expect(estados.filter(([estado]) => estado === 401)).toHaveLength(5);
    expect(estados.filter(([estado]) => estado === 429)).toHaveLength(11);
  });

  it('un código de recuperación entra una vez, escrito como sea, y a la vez una sola', async () => {
    await conCodigo(api, cuenta.id, '7KQ39XMZ04AB');
    await conCodigo(api, cuenta.id, '7KQ39XMZ04AC');
    expect(await ingresar('7kq3-9xmz-o4ab')).toEqual(ENTRA);
    expect(await ingresar('7KQ3-9XMZ-04AB')).toEqual(INVALIDO);
    const dos = await Promise.all([ingresar('7KQ3-9XMZ-04AC'), ingresar('7KQ3-9XMZ-04AC')]);
    expect(dos.toSorted()).toEqual([ENTRA, INVALIDO]);
    expect(await ingresar('0000-0000-0000')).toEqual(INVALIDO);
  });

  it('el código de recuperación de otro no sirve', async () => {
    const otra = await sembrarUsuario(api.base.owner.db);
    await conSegundoFactor(api, otra.id);
    await conCodigo(api, otra.id, '7KQ39XMZ04AD');
    expect(await ingresar('7KQ3-9XMZ-04AD')).toEqual(INVALIDO);
    expect(await ingresar('7KQ3-9XMZ-04AD', PASSWORD_DEMO, otra.username)).toEqual(ENTRA);
  });

  it('si se activa mientras se comprueba la contraseña, esa sola no abre sesión', async () => {
    const { pool } = api.base.owner;
    const { id, username } = await sembrarUsuario(api.base.owner.db);
    await conSegundoFactor(api, id);
    await pool.query('update segundo_factor set activado_en = null where id_usuario = $1', [id]);
    const activacion = await pool.connect();
    try {
      await activacion.query('begin');
      await activacion.query(
        `select segundo_factor_activar($1, secreto, 0, '{}', gen_random_uuid(), $2) from segundo_factor where id_usuario = $1`,
        [id, AHORA],
      );
      const sola = ingresar(undefined, PASSWORD_DEMO, username);
      await vi.waitFor(async () => {
        const { rows } = await pool.query(`select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`);
        expect(rows).toHaveLength(1);
      }, ESPERA);
      await activacion.query('commit');
      expect(await sola).toEqual([401, 'CREDENCIALES_INVALIDAS']);
      const { rows } = await pool.query('select from sesion where id_usuario = $1 and revocada_en is null', [id]);
      expect(rows).toEqual([]);
    } finally {
      activacion.release(true);
    }
    expect(await ingresar(undefined, PASSWORD_DEMO, username)).toEqual([401, 'SEGUNDO_FACTOR_REQUERIDO']);
  });

  it('sin segundo factor un código que sobra no molesta', async () => {
    const { username } = await sembrarUsuario(api.base.owner.db);
    expect(await ingresar('123456', PASSWORD_DEMO, username)).toEqual(ENTRA);
  });

  it('en la base no están la clave ni los códigos, y la auditoría no dice ninguno', async () => {
    await conCodigo(api, cuenta.id, '7KQ39XMZ04AE');
    await ingresar('7KQ3-9XMZ-04AE');
    await ingresar('123987');
    const { pool } = api.base.owner;
    const { rows } = await pool.query<{ todo: string }>(
      `select (select json_agg(f) from segundo_factor f)::text || (select json_agg(c) from codigo_recuperacion c)::text
        || (select json_agg(a) from auditoria a)::text as todo`,
    );
    expect(rows[0]?.todo).toContain('codigo_recuperacion');
    expect(rows[0]?.todo).not.toMatch(/GEZDGNBV|7KQ3|123987/i);
  });
});
