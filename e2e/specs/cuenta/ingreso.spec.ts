import type { Page } from '@playwright/test';
import { expect, test } from '../../base/prueba.ts';
import { PASSWORD } from '../../base/servidor.ts';
import { formularioIngreso, sesionGuardada } from '../../pantallas/ingreso.ts';

const MALA = 'una-clave-que-no-es-la-suya';

/** As if nobody had signed in in this tab. */
const olvidar = (page: Page): Promise<void> => page.evaluate(() => sessionStorage.clear());

/** Movements that never end. */
const sinFin = (page: Page): Promise<number> =>
  page.evaluate(
    () => document.getAnimations().filter((una) => una.effect?.getComputedTiming().endTime === Infinity).length,
  );

/** Movements, however short, that another colour of the whole page sets off: one for each element that inherits it. */
const alCambiarDeColor = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const antes = document.getAnimations().length;
    document.body.style.color = 'red';
    const despues = document.getAnimations().length;
    document.body.style.color = '';
    return despues - antes;
  });

test.describe('ingreso.spec.ts', () => {
  test('a dónde se llega, y con qué sesión', async ({ page, instancia }) => {
    // Every role's: destino.test.ts.
    for (const [username, destino] of [
      ['ssu.consulta', '/consultas'],
      ['ope.afiliaciones', '/dashBoardVue'],
    ] as const) {
      await test.step(`el primer formulario lleva a ${username} a ${destino}`, async () => {
        await page.goto('/');
        await formularioIngreso(page).ingresar(username);
        await expect(page).toHaveURL(destino);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await olvidar(page);
      });
    }
    await test.step('la sesión se guarda codificada, con token, usuario y rol', async () => {
      await page.goto('/');
      await formularioIngreso(page).ingresar('ope.afiliaciones');
      await expect(page).toHaveURL('/dashBoardVue');
      const [auth, token] = await sesionGuardada(page);
      const guardado: unknown = JSON.parse(Buffer.from(String(auth), 'base64').toString('utf8'));
      expect(guardado).toMatchObject({ token, username: 'ope.afiliaciones', usr: { codigoRol: 'OPE_AFILIACION' } });
      const carga: unknown = JSON.parse(Buffer.from(String(token).split('.')[1] ?? '', 'base64url').toString('utf8'));
      expect(carga).toMatchObject({ usr: { codigoRol: 'OPE_AFILIACION' } });
    });
    await test.step('el segundo formulario lleva a /asegurado', async () => {
      await olvidar(page);
      await page.goto('/login');
      await formularioIngreso(page).ingresar('ope.afiliaciones');
      await expect(page).toHaveURL('/asegurado');
      await expect(page.getByRole('heading', { level: 1, name: 'Lista de asegurados' })).toBeVisible();
    });
    await test.step('el segundo formulario sigue a la página que se pidió', async () => {
      await olvidar(page);
      await page.goto('/asegurado?numeroDocumento=1000100');
      await expect(page).toHaveURL(/\/login/);
      await formularioIngreso(page).ingresar('ope.afiliaciones');
      await expect(page).toHaveURL('/asegurado?numeroDocumento=1000100');
      await expect(page.getByRole('row', { name: /1000100/ })).toBeVisible();
    });
    await test.step('nunca se sigue una dirección ajena', async () => {
      await olvidar(page);
      for (const ajena of ['//otro.example/x', 'https://otro.example/', '/\\otro.example']) {
        await page.goto(`/login?volver=${encodeURIComponent(ajena)}`);
        await formularioIngreso(page).ingresar('ope.afiliaciones');
        await expect(page).toHaveURL(`${instancia.url}/asegurado`);
        await olvidar(page);
      }
    });
  });

  test('la contraseña por escribir, sin red, y mientras se verifica', async ({ page }) => {
    await test.step('la contraseña: oculta hasta que se pide verla, y no puede quedar vacía', async () => {
      await test.step('la contraseña está oculta hasta que se pide verla', async () => {
        await page.goto('/');
        const { password } = formularioIngreso(page);
        await password.fill(PASSWORD);
        await expect(password).toHaveAttribute('type', 'password');
        await page.getByRole('button', { name: 'Mostrar contraseña' }).click();
        await expect(password).toHaveAttribute('type', 'text');
        await page.getByRole('button', { name: 'Ocultar contraseña' }).click();
        await expect(password).toHaveAttribute('type', 'password');
      });
      await test.step("'Enter a password' aparece al dejar vacío el campo", async () => {
        await page.goto('/');
        const { usuario, password } = formularioIngreso(page);
        await usuario.fill('ope.afiliaciones');
        await expect(page.getByText('Enter a password')).toHaveCount(0);
        await password.focus();
        await usuario.focus();
        await expect(page.getByText('Enter a password', { exact: true })).toBeVisible();
        await expect(password).toHaveAccessibleDescription('Enter a password');
        await password.fill('x');
        await expect(page.getByText('Enter a password')).toHaveCount(0);
      });
    });
    await test.step('sin red la bandera lo dice y nada se pierde', async () => {
      await page.goto('/');
      await page.route('**/v1/login_app', (ruta) => ruta.abort('connectionrefused'));
      const ingreso = formularioIngreso(page);
      await ingreso.ingresar('ope.afiliaciones');
      await expect(page.getByText('Problema de conexión con el servidor')).toBeVisible();
      await expect(page.getByText('Por favor verifique los datos introducidos.', { exact: true })).toBeVisible();
      await expect(page.getByText('Verifique los datos de su cuenta')).toHaveCount(0);
      await page.unroute('**/v1/login_app');
      await ingreso.boton.click();
      await expect(page).toHaveURL('/dashBoardVue');
    });
    await test.step('la barra de progreso corre mientras corre el pedido, y un segundo clic no pide nada más', async () => {
      await olvidar(page);
      let pedidos = 0;
      let soltar = () => {};
      const retenido = new Promise<void>((resolve) => {
        soltar = resolve;
      });
      await page.route('**/v1/login_app', async (ruta) => {
        pedidos += 1;
        await retenido;
        await ruta.continue();
      });
      await page.goto('/');
      const ingreso = formularioIngreso(page);
      const barra = page.getByRole('progressbar', { name: 'Verificando sus datos' });
      await expect(barra).toBeHidden();
      await ingreso.ingresar('ope.afiliaciones');
      await expect(barra).toBeVisible();
      await ingreso.boton.click({ force: true });
      // Who asked for little movement sees places of what is coming that stand still: only the bar says that something goes on.
      expect(await sinFin(page)).toBe(1);
      await page.route('**/v1/estadistica/**', () => undefined);
      soltar();
      await expect(page).toHaveURL('/dashBoardVue');
      expect(pedidos).toBe(1);
      await expect(page.locator('.MuiSkeleton-root').first()).toBeVisible();
      expect(await sinFin(page)).toBe(0);
      expect(await alCambiarDeColor(page)).toBe(0);
    });
  });

  test('no se dice de una cuenta más que a quien la conoce', async ({ page }) => {
    await test.step('de una cuenta que no existe se dice lo mismo que de una contraseña equivocada', async () => {
      await page.goto('/');
      await formularioIngreso(page).ingresar('nadie.conocido', MALA);
      await expect(page.getByRole('alert')).toHaveText([
        'Verifique los datos de su cuenta',
        'Por favor verifique los datos introducidos.',
      ]);
    });
    await test.step('que una cuenta está suspendida se dice solo tras la contraseña correcta', async () => {
      await page.goto('/');
      const ingreso = formularioIngreso(page);
      await ingreso.ingresar('suspendido', MALA);
      await expect(page.getByText('Verifique los datos de su cuenta', { exact: true })).toBeVisible();
      await expect(page.getByText(/suspendida/)).toHaveCount(0);
      await ingreso.ingresar('suspendido');
      await expect(
        page.getByText('Su cuenta está suspendida. Solicite la reactivación al administrador de su ente gestor.'),
      ).toBeVisible();
      await expect(page).toHaveURL('/');
    });
    await test.step('una contraseña equivocada muestra los dos avisos, y la correcta todavía sirve', async () => {
      await page.goto('/');
      const ingreso = formularioIngreso(page);
      await ingreso.ingresar('ope.afiliaciones', MALA);
      await expect(page.getByText('Verifique los datos de su cuenta', { exact: true })).toBeVisible();
      await expect(page.getByText('Por favor verifique los datos introducidos.', { exact: true })).toBeVisible();
      await expect(
        page.getByText('No se pudo iniciar la sesión. Si el problema continúa, verifique su conexión.'),
      ).toBeVisible();
      await expect(page.getByText(/Problema de conexión/)).toHaveCount(0);
      await expect(ingreso.usuario).toHaveValue('ope.afiliaciones');
      await ingreso.ingresar('ope.afiliaciones');
      await expect(page).toHaveURL('/dashBoardVue');
    });
  });

  test('cinco fallos bloquean la cuenta por 15 minutos, y después se abre', async ({ page, moverReloj }) => {
    await page.goto('/');
    const ingreso = formularioIngreso(page);
    for (let intento = 1; intento <= 5; intento += 1) {
      const respuesta = page.waitForResponse('**/v1/login_app');
      await ingreso.ingresar('ope.afiliaciones', MALA);
      expect((await respuesta).status()).toBe(401);
      await expect(ingreso.boton).toHaveAttribute('aria-disabled', 'false');
    }
    await ingreso.ingresar('ope.afiliaciones');
    await expect(page.getByText('Demasiados intentos. Espere 15 minutos e intente nuevamente.')).toBeVisible();
    await moverReloj(new Date(Date.now() + 16 * 60_000));
    await ingreso.ingresar('ope.afiliaciones');
    await expect(page).toHaveURL('/dashBoardVue');
  });
});
