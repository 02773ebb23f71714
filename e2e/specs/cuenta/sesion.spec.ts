import { esAccesible } from '../../base/axe.ts';
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
  '/no-existe',
];

test.describe('sesion.spec.ts', () => {
  test('sin sesión, o con una que no vale, toda página privada lleva al ingreso', async ({ page, servidor }) => {
    await test.step('sin sesión toda página privada lleva al ingreso', async () => {
      for (const ruta of PRIVADAS) {
        await page.goto(ruta);
        await expect(page).toHaveURL(`/login?volver=${encodeURIComponent(ruta)}`);
        await expect(formularioIngreso(page).boton).toBeVisible();
      }
    });
    await test.step('una sesión guardada que no se puede leer se borra', async () => {
      await page.goto('/');
      for (const [caso, basura] of ILEGIBLES) {
        await test.step(caso, async () => {
          await page.evaluate((valor) => {
            sessionStorage.setItem('auth', valor);
            sessionStorage.setItem('token', 'resto');
          }, basura);
          await page.goto('/asegurado');
          await expect(page).toHaveURL(/\/login/);
          expect(await sesionGuardada(page)).toEqual([null, null]);
        });
      }
    });
    await test.step('un token alterado termina la sesión en el primer pedido', async () => {
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
    });
  });

  test('una página que no existe, y una sesión que ya venció', async ({ page, entrar }) => {
    await entrar('ope.afiliaciones', '/no-existe');
    await test.step('una página que no existe lo dice dentro del marco', async () => {
      await expect(page.getByRole('heading', { level: 1, name: 'Página no encontrada' })).toBeVisible();
      await page.getByRole('link', { name: 'Ir al inicio' }).click();
      await expect(page).toHaveURL('/dashBoardVue');
    });
    await test.step('un token vencido se borra camino al ingreso', async () => {
      await page.clock.install();
      await page.goto('/asegurado');
      await expect(page.getByRole('heading', { level: 1, name: 'Lista de asegurados' })).toBeVisible();
      await page.clock.setFixedTime(new Date(Date.now() + 9 * 3_600_000));
      await page.goto('/ayuda');
      await expect(page).toHaveURL(/\/login/);
      expect(await sesionGuardada(page)).toEqual([null, null]);
    });
  });

  test('el aviso de que la sesión acaba, y su fin', async ({ page, entrar }) => {
    await entrar('ope.afiliaciones', '/consultas');
    await test.step('el aviso llega cinco minutos antes del fin, y la sesión se puede renovar ahí mismo', async () => {
      await page.clock.install();
      await page.getByRole('textbox', { name: 'Número de documento' }).fill('1000100');
      await page.clock.fastForward(8 * 3_600_000 - 4 * 60_000);
      await expect(page.getByText(/Su sesión terminará en 4 minutos\./)).toBeVisible();
      await page.getByRole('button', { name: 'Seguir trabajando' }).click();
      const dialogo = page.getByRole('dialog', { name: 'Continuar la sesión' });
      await expect(dialogo).toBeVisible();
      await esAccesible(page);
      await dialogo.getByRole('button', { name: 'Ahora no' }).click();
      await expect(dialogo).toBeHidden();
      await expect(page.getByRole('textbox', { name: 'Número de documento' })).toHaveValue('1000100');
    });
    await test.step('cuando se acaba su tiempo la página lo dice y se queda', async () => {
      await page.clock.install();
      await page.goto('/consultas');
      await page.getByRole('textbox', { name: 'Número de documento' }).fill('1000100');
      await page.clock.fastForward(8 * 3_600_000 + 60_000);
      const dialogo = page.getByRole('dialog', { name: 'Su sesión terminó' });
      await expect(dialogo).toBeVisible();
      expect(await sesionGuardada(page)).toEqual([null, null]);
      await expect(dialogo.getByRole('textbox', { name: 'Usuario' })).toHaveValue('ope.afiliaciones');
      await dialogo.getByRole('button', { name: 'Salir' }).click();
      await expect(page).toHaveURL(/\/login/);
    });
  });

  test('una sesión que terminó en el servidor sigue en el mismo lugar al ingresar otra vez', async ({
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

  const ILEGIBLES = [
    ['sin base64', '%%% esto no es nada %%%'],
    ['sin JSON', btoa('{"token":')],
    ['otra forma', btoa('{"otra":"cosa"}')],
    ['un token sin usuario', btoa(JSON.stringify({ token: 'a.b.c', username: 'x' }))],
  ] as const;
});
