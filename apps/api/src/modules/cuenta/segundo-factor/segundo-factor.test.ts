import type { Respuesta } from '@sgpa/contract/endpoints';
import { PASSWORD_DEMO } from '@sgpa/demo/cuentas';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { AHORA } from '@sgpa/testing/reloj';
import { codigoTotp } from '@sgpa/testing/totp';
import { sembrarUsuario } from '@sgpa/testing/usuario';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const PASO = 30_000;
const CORTA = 'llamas y ñus';

type Cambio = { registro: boolean; mensaje: string; codigos?: string[] };

describe('segundo-factor.test.ts', () => {
  let api: ApiDePrueba;
  let cuenta: Awaited<ReturnType<typeof sembrarUsuario>>;
  let token: string;
  beforeAll(async () => {
    api = await crearApiDePrueba();
  });
  afterAll(() => api.cerrar());
  beforeEach(async () => {
    api.reloj.poner(AHORA);
    cuenta = await sembrarUsuario(api.base.owner.db);
    await api.base.owner.db
      .insertInto('terminos_aceptacion')
      .values({ id_usuario: cuenta.id, version: '1', aceptado_en: AHORA })
      .execute();
    token = await entrar();
  });

  async function entrar(mas: { password?: string; codigo?: string } = {}): Promise<string> {
    const cuerpo = { username: cuenta.username, password: PASSWORD_DEMO, ...mas };
    const { body } = await api.pedir<{ token: string; codigo: string }>(null, 'POST', '/api/v1/login_app', cuerpo);
    return body.token ?? body.codigo;
  }
  const estado = async (con = token) =>
    (await api.pedir<Respuesta<'segundo-factor'>>(con, 'GET', '/api/v1/usuario/segundoFactor')).body;
  const preparar = async () =>
    (await api.pedir<Respuesta<'segundo-factor/preparar'>>(token, 'POST', '/api/v1/usuario/segundoFactor/preparar'))
      .body;
  const cambiar = async (que: string, codigo: string, password = PASSWORD_DEMO) =>
    (await api.pedir<Cambio>(token, 'POST', `/api/v1/usuario/segundoFactor/${que}`, { password, codigo })).body;
  /** Turns the factor on with the previous code, so that the present one is still unused. */
  async function activar() {
    const { clave } = await preparar();
    const { codigos = [] } = await cambiar('activar', codigoTotp(AHORA, -1, clave));
    expect(codigos).toHaveLength(10);
    return { clave, codigos };
  }
  const auditadas = async () => {
    const filas = await api.base.owner.db
      .selectFrom('auditoria')
      .select('accion')
      .where('id_recurso', '=', String(cuenta.id))
      .where('recurso', '=', 'usuario')
      .where('accion', 'like', '%factor%')
      .orderBy('id')
      .execute();
    return filas.map(({ accion }) => accion);
  };

  it('se activa con la contraseña y un código, y da diez códigos distintos', async () => {
    expect(await estado()).toEqual({ activo: false, desde: null, exigido: false, codigos_restantes: 0 });
    const { clave, direccion_clave, qr } = await preparar();
    expect(direccion_clave).toContain(`secret=${clave}`);
    expect(qr.trazo).toMatch(/^M\d+ 0h/);
    expect(await estado()).toMatchObject({ activo: false });
    const { registro, codigos } = await cambiar('activar', codigoTotp(AHORA, 0, clave));
    expect([registro, new Set(codigos).size]).toEqual([true, 10]);
    expect(await estado()).toEqual({
      activo: true,
      desde: AHORA.toISOString(),
      exigido: false,
      codigos_restantes: 10,
    });
    expect(await entrar()).toBe('SEGUNDO_FACTOR_REQUERIDO');
    expect(await entrar({ codigo: codigoTotp(AHORA, 0, clave) })).toBe('CODIGO_INVALIDO');
    api.reloj.avanzar(PASO);
    expect((await entrar({ codigo: codigoTotp(api.reloj.ahora(), 0, clave) })).length).toBeGreaterThan(50);
    expect((await entrar({ codigo: codigos?.[0] ?? '' })).length).toBeGreaterThan(50);
    expect(await auditadas()).toEqual(['activacion-segundo-factor']);
  });

  it('cierra las demás sesiones y deja esta', async () => {
    const otra = await entrar();
    await activar();
    expect((await api.pedir(otra, 'GET', '/api/v1/findUsuario')).status).toBe(401);
    expect((await api.pedir<{ segundo_factor: string }>(token, 'GET', '/api/v1/findUsuario')).body.segundo_factor).toBe(
      'ACTIVO',
    );
  });

  it('ni sin contraseña, ni con un código equivocado, ni con una clave que ya se cambió', async () => {
    const { clave } = await preparar();
    expect((await cambiar('activar', codigoTotp(AHORA, 0, clave), 'no es la mía de siempre')).registro).toBe(false);
    expect((await cambiar('activar', codigoTotp(AHORA, 5, clave))).registro).toBe(false);
    await preparar();
    expect((await cambiar('activar', codigoTotp(AHORA, 0, clave))).registro).toBe(false);
    expect(await estado()).toMatchObject({ activo: false });
    expect(await auditadas()).toEqual(Array.from({ length: 3 }, () => 'segundo-factor-fallido'));
  });

  it('activar dos veces a la vez activa una, y preparar otra no cambia la que está en uso', async () => {
    const { clave } = await preparar();
    const dos = await Promise.all([0, 1].map((pasos) => cambiar('activar', codigoTotp(AHORA, pasos, clave))));
    expect(dos.map(({ registro }) => registro).toSorted()).toEqual([false, true]);
    const { clave: otra } = await preparar();
    api.reloj.avanzar(3 * PASO);
    expect((await cambiar('activar', codigoTotp(api.reloj.ahora(), 0, otra))).registro).toBe(false);
    expect(await entrar({ codigo: codigoTotp(api.reloj.ahora(), 0, otra) })).toBe('CODIGO_INVALIDO');
    expect((await entrar({ codigo: codigoTotp(api.reloj.ahora(), 1, clave) })).length).toBeGreaterThan(50);
  });

  it('se desactiva con contraseña y código, una vez cada código', async () => {
    const { clave } = await activar();
    expect((await cambiar('desactivar', codigoTotp(AHORA, 0, clave), 'no es la mía de siempre')).registro).toBe(false);
    expect((await cambiar('desactivar', codigoTotp(AHORA, -1, clave))).registro).toBe(false);
    expect((await cambiar('desactivar', codigoTotp(AHORA, 0, clave))).registro).toBe(true);
    expect(await estado()).toMatchObject({ activo: false, codigos_restantes: 0 });
    expect((await entrar()).length).toBeGreaterThan(50);
    expect((await auditadas()).at(-1)).toBe('desactivacion-segundo-factor');
  });

  it('cinco intentos equivocados detienen los siguientes, también el acertado', async () => {
    const { clave } = await activar();
    for (let i = 0; i < 5; i += 1) expect((await cambiar('desactivar', '000000')).registro).toBe(false);
    const { status } = await api.pedir(token, 'POST', '/api/v1/usuario/segundoFactor/desactivar', {
      password: PASSWORD_DEMO,
      codigo: codigoTotp(AHORA, 0, clave),
    });
    expect(status).toBe(429);
    expect(await estado()).toMatchObject({ activo: true });
  });

  it('los códigos nuevos reemplazan a los anteriores', async () => {
    const { clave, codigos: antes } = await activar();
    const { codigos = [] } = await cambiar('codigos', codigoTotp(AHORA, 0, clave));
    expect(codigos).toHaveLength(10);
    expect(codigos.filter((codigo) => antes.includes(codigo))).toEqual([]);
    expect(await entrar({ codigo: antes[0] ?? '' })).toBe('CODIGO_INVALIDO');
    expect((await entrar({ codigo: codigos[0] ?? '' })).length).toBeGreaterThan(50);
    expect((await estado()).codigos_restantes).toBe(9);
  });

  describe('la contraseña', () => {
    const cambiarPassword = async (password: string, newPassword: string) =>
      (await api.pedir<Cambio>(token, 'POST', '/api/v1/usuario/cambiarPassword', { password, newPassword })).body;

    it('puede ser de ocho caracteres con segundo factor; para quitarlo se cambia antes por una larga', async () => {
      expect(await cambiarPassword(PASSWORD_DEMO, CORTA)).toMatchObject({
        registro: false,
        mensaje: expect.stringContaining('15 caracteres'),
      });
      const { clave } = await activar();
      expect((await cambiarPassword(PASSWORD_DEMO, 'llamitas')).registro).toBe(true);
      expect(await cambiarPassword('llamitas', 'llamas1')).toMatchObject({
        registro: false,
        mensaje: expect.stringContaining('8 caracteres'),
      });
      const quitar = await cambiar('desactivar', codigoTotp(AHORA, 0, clave), 'llamitas');
      expect(quitar).toEqual({ registro: false, mensaje: expect.stringContaining('al menos 15 caracteres') });
      expect(await estado()).toMatchObject({ activo: true });
      expect((await cambiarPassword('llamitas', 'tres vicuñas miran el lago')).registro).toBe(true);
      expect((await cambiar('desactivar', codigoTotp(AHORA, 0, clave), 'tres vicuñas miran el lago')).registro).toBe(
        true,
      );
    });

    it('corta y sin segundo factor, no se hace nada antes de activarlo', async () => {
      await activar();
      expect((await cambiarPassword(PASSWORD_DEMO, CORTA)).registro).toBe(true);
      await api.base.owner.pool.query('delete from segundo_factor where id_usuario = $1', [cuenta.id]);
      const con = await entrar({ password: CORTA });
      const { status, body } = await api.pedir(con, 'GET', '/api/v1/enteGestor/findAll');
      expect([status, body.codigo]).toEqual([403, 'SEGUNDO_FACTOR_PENDIENTE']);
    });
  });
});
