import { enCalma, expect, test } from '../../base/prueba.ts';
import { formularioIngreso, sesionGuardada } from '../../pantallas/ingreso.ts';

const PRIVADAS = [
  '/dashBoardVue',
  '/dashboard',
  '/consultas',
  '/asegurado',
  '/afiliacionTitulares',
  '/validacionAfiliaciones',
  '/completarDatosAfiliacion',
  '/ayuda',
  '/perfil',
  '/changeCUsr',
  '/informational',
  '/admin',
  '/verificacionCertificado/ABC-1',
  '/no-existe',
];

test.describe('sesion.spec.ts', () => {
  test('without a session every private page leads to the sign-in', async ({ page }) => {
    for (const ruta of PRIVADAS) {
      await page.goto(ruta);
      await expect(page).toHaveURL(`/login?volver=${encodeURIComponent(ruta)}`);
      await expect(formularioIngreso(page).boton).toBeVisible();
    }
  });

  test('an expired token is cleared on the way to the sign-in', async ({ page, entrar }) => {
    await page.clock.install();
    await entrar('ope.afiliaciones');
    await expect(page.getByRole('heading', { level: 1, name: 'Lista de asegurados' })).toBeVisible();
    await page.clock.setFixedTime(new Date(Date.now() + 9 * 3_600_000));
    await page.goto('/ayuda');
    await expect(page).toHaveURL(/\/login/);
    expect(await sesionGuardada(page)).toEqual([null, null]);
  });

  test('when its time passes the page says so and stays', async ({ page, entrar }) => {
    await page.clock.install();
    await entrar('ope.afiliaciones', '/consultas');
    await page.getByRole('textbox', { name: 'Número de documento' }).fill('1000100');
    await page.clock.fastForward(8 * 3_600_000 + 60_000);
    const dialogo = page.getByRole('dialog', { name: 'Su sesión terminó' });
    await expect(dialogo).toBeVisible();
    expect(await sesionGuardada(page)).toEqual([null, null]);
    await expect(dialogo.getByRole('textbox', { name: 'Usuario' })).toHaveValue('ope.afiliaciones');
    await dialogo.getByRole('button', { name: 'Salir' }).click();
    await expect(page).toHaveURL(/\/login/);
  });

  test('a session that ended on the server goes on in place after signing in again', async ({
    page,
    entrar,
    servidor,
  }) => {
    const token = await entrar('ope.afiliaciones', '/consultas');
    await page.getByRole('textbox', { name: 'Número de documento' }).fill('1000100');
    await page.getByRole('textbox', { name: 'Fecha de nacimiento' }).fill('14/03/1985');
    await enCalma(page);
    await servidor.revocar(token);
    await page.getByRole('button', { name: 'Buscar' }).click();
    const dialogo = page.getByRole('dialog', { name: 'Su sesión terminó' });
    await expect(dialogo).toBeVisible();
    await formularioIngreso(page).ingresar('ope.afiliaciones');
    await expect(dialogo).toBeHidden();
    await expect(page.getByText('Su sesión continúa. Puede seguir donde estaba.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Número de documento' })).toHaveValue('1000100');
    await page.getByRole('button', { name: 'Buscar' }).click();
    await expect(page.getByRole('cell', { name: '1000100', exact: true })).toBeVisible();
  });

  test('a token that was tampered with ends the session at the first request', async ({ page, entrar, servidor }) => {
    await page.goto('/');
    const [cabeza, , firma] = (await servidor.ingresar('ope.afiliaciones')).split('.');
    const carga = { usr: { usuario: 'ope.afiliaciones', codigoRol: 'ADM_SGPA' }, exp: 4_000_000_000 };
    const falso = [cabeza, Buffer.from(JSON.stringify(carga)).toString('base64url'), firma].join('.');
    const { usr } = carga;
    await page.evaluate(
      (sesion) => {
        sessionStorage.setItem('auth', btoa(JSON.stringify(sesion)));
        sessionStorage.setItem('token', sesion.token);
      },
      { token: falso, username: usr.usuario, usr },
    );
    const negada = page.waitForResponse(
      (respuesta) => respuesta.url().includes('/api/v1/') && respuesta.status() === 401,
    );
    await page.goto('/asegurado');
    await negada;
    await expect(page.getByRole('dialog', { name: 'Su sesión terminó' })).toBeVisible();
    expect(await sesionGuardada(page)).toEqual([null, null]);
    expect(entrar).toBeDefined();
  });

  for (const [caso, basura] of [
    ['no base64', '%%% esto no es nada %%%'],
    ['no JSON', btoa('{"token":')],
    ['another shape', btoa('{"otra":"cosa"}')],
    ['a token without a user', btoa(JSON.stringify({ token: 'a.b.c', username: 'x' }))],
  ] as const) {
    test(`a stored session that cannot be read is cleared: ${caso}`, async ({ page }) => {
      await page.goto('/');
      await page.evaluate((valor) => {
        sessionStorage.setItem('auth', valor);
        sessionStorage.setItem('token', 'resto');
      }, basura);
      await page.goto('/asegurado');
      await expect(page).toHaveURL(/\/login/);
      expect(await sesionGuardada(page)).toEqual([null, null]);
    });
  }

  test('the warning comes five minutes before the end, and the session can be renewed in place', async ({
    page,
    entrar,
  }) => {
    await page.clock.install();
    await entrar('ope.afiliaciones', '/consultas');
    await page.getByRole('textbox', { name: 'Número de documento' }).fill('1000100');
    await page.clock.fastForward(8 * 3_600_000 - 4 * 60_000);
    await expect(page.getByText(/Su sesión terminará en 4 minutos\./)).toBeVisible();
    await page.getByRole('button', { name: 'Seguir trabajando' }).click();
    const dialogo = page.getByRole('dialog', { name: 'Continuar la sesión' });
    await expect(dialogo).toBeVisible();
    await dialogo.getByRole('button', { name: 'Ahora no' }).click();
    await expect(dialogo).toBeHidden();
    await expect(page.getByRole('textbox', { name: 'Número de documento' })).toHaveValue('1000100');
  });

  test('a page that does not exist says so inside the frame', async ({ page, entrar }) => {
    await entrar('ope.afiliaciones', '/no-existe');
    await expect(page.getByRole('heading', { level: 1, name: 'Página no encontrada' })).toBeVisible();
    await page.getByRole('link', { name: 'Ir al inicio' }).click();
    await expect(page).toHaveURL('/dashBoardVue');
  });
});
