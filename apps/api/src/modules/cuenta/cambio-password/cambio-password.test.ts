import { PASSWORD_DEMO } from '@sgpa/demo/cuentas';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const NUEVA = 'tres llamas cruzan el puente de Ñuflo';

describe('cambio-password.test.ts', () => {
  let api: ApiDePrueba;
  beforeAll(async () => {
    api = await crearApiDePrueba();
  });
  afterAll(() => api.cerrar());

  const cambiar = async (token: string, password: string, newPassword: string) => {
    const ruta = '/api/v1/usuario/cambiarPassword';
    const { status, body } = await api.pedir<{ registro: boolean; mensaje: string }>(token, 'POST', ruta, {
      password,
      newPassword,
    });
    expect(status).toBe(200);
    return body;
  };
  const vive = async (token: string) => (await api.pedir(token, 'GET', '/api/v1/findUsuario')).status === 200;

  it('cambia, cierra las demás sesiones y deja esta', async () => {
    const [esta, otra] = [await api.ingresar('ope.petrolera'), await api.ingresar('ope.petrolera')];
    const ajena = await api.ingresar('ope.universitario');
    expect(await cambiar(esta, PASSWORD_DEMO, NUEVA)).toEqual({
      registro: true,
      mensaje: 'La contraseña fue actualizada con éxito.',
    });
    expect(await Promise.all([esta, otra, ajena].map(vive))).toEqual([true, false, true]);
    await expect(api.ingresar('ope.petrolera')).rejects.toThrow('401');
    // Another keyboard decomposes the same password.
    expect(await vive(await api.ingresar('ope.petrolera', NUEVA.normalize('NFD')))).toBe(true);
  });

  it.each([
    { caso: 'vacía', nueva: '', mensaje: 'El campo no puede ser vacio' },
    {
      caso: 'contiene la actual',
      nueva: `${PASSWORD_DEMO}-2`,
      mensaje: 'No Puede Utilizar la misma constraseña. Intentelo nuevamente',
    },
    { caso: 'corta', nueva: 'catorce-letras', mensaje: 'La nueva contraseña debe tener al menos 15 caracteres.' },
    { caso: 'larga', nueva: 'ñ1'.repeat(65), mensaje: 'La nueva contraseña no puede tener más de 128 caracteres.' },
    { caso: 'común', nueva: 'contraseña123456', mensaje: /muy común/ },
    { caso: 'el nombre de usuario', nueva: 'cons.poblacioncons.poblacion', mensaje: /muy común/ },
  ])('$caso: no se registra y dice por qué', async ({ nueva, mensaje }) => {
    const token = await api.ingresar('cons.poblacion');
    const respuesta = await cambiar(token, PASSWORD_DEMO, nueva);
    expect(respuesta.registro).toBe(false);
    expect(respuesta.mensaje).toMatch(mensaje);
    expect(await vive(await api.ingresar('cons.poblacion'))).toBe(true);
  });

  it('con la actual equivocada no cambia nada', async () => {
    const [token, otra] = [await api.ingresar('caja.sus'), await api.ingresar('caja.sus')];
    expect(await cambiar(token, 'no es la que tengo ahora', NUEVA)).toEqual({
      registro: false,
      mensaje: 'La contraseña actual no es correcta.',
    });
    expect(await vive(otra)).toBe(true);
    expect(await vive(await api.ingresar('caja.sus'))).toBe(true);
  });

  it('queda en la auditoría sin ninguna de las dos', async () => {
    const token = await api.ingresar('ssu.consulta');
    await cambiar(token, PASSWORD_DEMO, NUEVA);
    const filas = await api.base.owner.db
      .selectFrom('auditoria as a')
      .innerJoin('usuario as u', 'u.id', 'a.id_usuario')
      .selectAll('a')
      .where('a.accion', '=', 'cambio-password')
      .where('u.username', '=', 'ssu.consulta')
      .execute();
    expect(filas).toHaveLength(1);
    expect(JSON.stringify(filas)).not.toMatch(/llamas|Demo-SGPA|argon/);
  });

  it('una respuesta perdida se repite con la misma clave y dice lo mismo', async () => {
    const token = await api.ingresar('eje.autoridad');
    const pedir = () =>
      api.pedir<{ registro: boolean }>(
        token,
        'POST',
        '/api/v1/usuario/cambiarPassword',
        { password: PASSWORD_DEMO, newPassword: NUEVA },
        { 'idempotency-key': 'cambio-de-eje-1' },
      );
    expect((await pedir()).body.registro).toBe(true);
    expect((await pedir()).body.registro).toBe(true);
  });

  it('cinco intentos con la actual equivocada detienen los siguientes, también el acertado', async () => {
    const token = await api.ingresar('adm.ente');
    const pedir = (password: string) =>
      api.pedir(token, 'POST', '/api/v1/usuario/cambiarPassword', { password, newPassword: NUEVA });
    for (let i = 0; i < 5; i++) expect((await pedir(`equivocada número ${i}`)).status).toBe(200);
    expect((await pedir(PASSWORD_DEMO)).status).toBe(429);
    // Tries to sign in are counted apart.
    expect(await vive(await api.ingresar('adm.ente'))).toBe(true);
  });
});
