import { esAccesible } from '../../base/axe.ts';
import { enLaPaz } from '../../base/fechas.ts';
import { enCalma, expect, test } from '../../base/prueba.ts';
import { formularioIngreso, sesionGuardada } from '../../pantallas/ingreso.ts';

const HORA_MS = 3_600_000;

test.describe('sesion.spec.ts', () => {
  // router.test.ts tests which pages ask for a session; sesion.test.ts and guardia.test.ts, one that cannot be read, or
  // expired.
  test('sin sesión, o con una que no vale, una página privada lleva al ingreso', async ({ page, servidor }) => {
    await page.goto('/no-existe?x=1');
    await expect(page).toHaveURL(`/login?volver=${encodeURIComponent('/no-existe?x=1')}`);
    await expect(formularioIngreso(page).boton).toBeVisible();
    await test.step('una sesión guardada que no se puede leer se borra', async () => {
      await page.evaluate(() => {
        sessionStorage.setItem('auth', btoa('{"token":'));
        sessionStorage.setItem('token', 'resto');
      });
      await page.goto('/asegurado');
      await expect(page).toHaveURL(/\/login/);
      expect(await sesionGuardada(page)).toEqual([null, null]);
    });
    await test.step('un token alterado termina la sesión en el primer pedido', async () => {
      const [cabeza, , firma] = (await servidor.ingresar('ope.afiliaciones')).split('.');
      const usr = { usuario: 'ope.afiliaciones', codigoRol: 'ADM_SGPA' };
      const carga = Buffer.from(JSON.stringify({ usr, exp: 4_000_000_000 })).toString('base64url');
      const token = [cabeza, carga, firma].join('.');
      await page.evaluate(
        (sesion) => {
          sessionStorage.setItem('auth', btoa(JSON.stringify(sesion)));
          sessionStorage.setItem('token', sesion.token);
        },
        { token, username: usr.usuario, usr },
      );
      await page.goto('/no-existe');
      await expect(page.getByRole('dialog', { name: 'Su sesión terminó' })).toBeVisible();
      expect(await sesionGuardada(page)).toEqual([null, null]);
    });
  });

  test('con el reloj del equipo adelantado más de un día se entra, se dice, y el día es el del servidor', async ({
    page,
  }) => {
    await page.clock.install({ time: new Date(Date.now() + 34 * HORA_MS) });
    await page.goto('/login');
    await formularioIngreso(page).ingresar('ope.afiliaciones');
    await expect(page).toHaveURL('/asegurado');
    await expect(page.getByText('El reloj de este equipo está adelantado 34 horas.')).toBeVisible();
    await expect(page.getByRole('banner')).toContainText(enLaPaz());
    await page.reload();
    await expect(page.getByRole('banner')).toContainText(enLaPaz());
    await expect(page.getByText('El reloj de este equipo')).toHaveCount(0);
  });

  test('el aviso de que la sesión acaba, y su fin', async ({ page, entrar, moverReloj }) => {
    await page.clock.install();
    /** Moves the server's clock and the page's, which follows it. */
    const pasan = async (ms: number, desde: number) => {
      await moverReloj(new Date(desde + ms));
      await page.clock.fastForward(desde + ms - (await page.evaluate(() => Date.now())));
    };
    const inicio = Date.now();
    await entrar('ope.afiliaciones', '/no-existe');
    await test.step('una página que no existe lo dice dentro del marco', async () => {
      await expect(page.getByRole('heading', { level: 1, name: 'Página no encontrada' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '/dashBoardVue');
    });
    const numero = page.getByRole('textbox', { name: 'Número de documento' });
    await test.step('el aviso llega cinco minutos antes del fin, y la sesión se puede renovar ahí mismo', async () => {
      await page.getByRole('link', { name: 'Consultas' }).click();
      await numero.fill('1000100');
      await pasan(8 * HORA_MS - 4 * 60_000, inicio);
      await expect(page.getByText(/Su sesión terminará en [34] minutos\./)).toBeVisible();
      await page.getByRole('button', { name: 'Seguir trabajando' }).click();
      const dialogo = page.getByRole('dialog', { name: 'Continuar la sesión' });
      await expect(dialogo).toBeVisible();
      await esAccesible(page);
      await dialogo.getByRole('button', { name: 'Ahora no' }).click();
      await expect(dialogo).toBeHidden();
      await expect(numero).toHaveValue('1000100');
    });
    await test.step('cuando se acaba su tiempo la página lo dice y se queda', async () => {
      await pasan(8 * HORA_MS + 60_000, inicio);
      const dialogo = page.getByRole('dialog', { name: 'Su sesión terminó' });
      await expect(dialogo).toBeVisible();
      await expect(page).toHaveURL('/consultas');
      expect(await sesionGuardada(page)).toEqual([null, null]);
      await expect(dialogo.getByRole('textbox', { name: 'Usuario' })).toHaveValue('ope.afiliaciones');
      await dialogo.getByRole('button', { name: 'Salir' }).click();
      await expect(page).toHaveURL(/\/login/);
    });
  });

  test('una sesión revocada se dice al primer botón, aunque ese no pida nada, y sigue en el mismo lugar al ingresar otra vez', async ({
    page,
    entrar,
    servidor,
  }) => {
    await page.clock.install();
    const token = await entrar('ope.afiliaciones', '/consultas');
    const numero = page.getByRole('textbox', { name: 'Número de documento' });
    await numero.fill('1000100');
    await page.getByRole('textbox', { name: 'Fecha de nacimiento' }).fill('14/03/1985');
    // The page's own requests would tell it first.
    await enCalma(page);
    await servidor.revocar(token);
    await page.clock.fastForward(20_000);
    // An answer that came late may have told it already, over everything.
    await page.getByRole('button', { name: 'Asegurados', includeHidden: true }).dispatchEvent('click');
    const dialogo = page.getByRole('dialog', { name: 'Su sesión terminó' });
    await expect(dialogo).toBeVisible();
    // The same person may write the name in either case.
    await formularioIngreso(page).ingresar('OPE.Afiliaciones');
    await expect(dialogo).toBeHidden();
    await expect(page.getByText('Su sesión continúa. Puede seguir donde estaba.')).toBeVisible();
    await expect(numero).toHaveValue('1000100');
    await page.getByRole('button', { name: 'Buscar' }).click();
    await expect(page.getByRole('cell', { name: '1000100', exact: true })).toBeVisible();
  });
});
