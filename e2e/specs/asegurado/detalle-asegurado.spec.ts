import { esAccesible } from '../../base/axe.ts';
import { enLaPaz } from '../../base/fechas.ts';
import { ir } from '../../base/ir.ts';
import { expect, test } from '../../base/prueba.ts';
import { abrirDetalleBeneficiario, abrirHistoria, hecho, historiaDe, pestana } from '../../pantallas/beneficiario.ts';
import { abrirDetalles, pantallaLista } from '../../pantallas/lista.ts';

test.describe('detalle-asegurado.spec.ts', () => {
  test('lo que dicen de un titular, en cada estado, y lo que no se pudo leer', async ({ page, entrar }) => {
    await entrar('ope.afiliaciones');
    await test.step('el titular, su ente gestor y sus beneficiarios', async () => {
      await pantallaLista(page).documento.fill('1000100');
      await pantallaLista(page).buscar.click();
      await pantallaLista(page).fila('1000100').click();
      await pantallaLista(page).detalles.hover();
      await expect(page.getByRole('tooltip', { name: 'Mas Detalles' })).toBeVisible();
      await pantallaLista(page).detalles.click();
      const dialogo = page.getByRole('dialog', { name: 'Detalles - REGISTRO' });
      await expect(dialogo.getByRole('heading', { name: 'GUTIÉRREZ MARCA JORGE LUIS' })).toBeVisible();
      for (const dato of ['CI 1000100', '14/03/1985', 'SÍ', enLaPaz(-1000), 'INDUSTRIAS ALTIPLANO S.A.']) {
        await expect(dialogo.getByText(dato, { exact: true }).first()).toBeVisible();
      }
      const beneficiarios = dialogo.getByRole('table', { name: /^Beneficiarios en/ });
      await expect(beneficiarios.getByRole('columnheader')).toHaveText([
        'Documento',
        'Beneficiario',
        'Fecha de nacimiento',
        'Parentesco',
        'Afiliación',
        'Fecha',
      ]);
      await expect(beneficiarios.getByRole('row')).toHaveCount(4);
      for (const nombre of ['FLORES LIMACHI CLAUDIA', 'GUTIÉRREZ FLORES ANDRÉS', 'MARCA CONDORI TERESA']) {
        await expect(beneficiarios.getByRole('cell', { name: nombre })).toBeVisible();
      }
      await expect(beneficiarios.getByRole('cell', { name: '01/06/2015' })).toBeVisible();
      // What is not possible in this state does not look as if it were.
      const color = (nombre: string) =>
        dialogo.getByRole('button', { name: nombre }).evaluate((boton) => getComputedStyle(boton).color);
      expect(await color('Ampliación')).not.toBe(await color('Actualizar'));
    });
    await test.step('cada estado lleva el color de su grupo', async () => {
      await ir(page, '/asegurado');
      const dialogo = page.getByRole('dialog', { name: 'Detalles - REGISTRO' });
      for (const [numero, estado, tono] of [
        ['1000100', 'ACTIVO', 'verde'],
        ['1000101', 'ACTIVO', 'verde'],
        ['1000102', 'AMPLIACIÓN', 'rojo'],
        ['1000103', 'CESANTIA', 'rojo'],
        ['1000104', 'INACTIVO', 'rojo'],
        ['1000105', 'INHABILITADO', 'morado'],
        ['1000108', 'REVISION', 'rojo'],
      ] as const) {
        await test.step(`${numero} está en ${estado}, de color ${tono}`, async () => {
          await abrirDetalles(page, numero);
          await expect(dialogo.getByText(`CI ${numero}`, { exact: true }).first()).toBeVisible();
          const chip = dialogo.locator('[data-tono]').first();
          await expect(chip).toHaveText(estado);
          await expect(chip).toHaveAttribute('data-tono', tono);
          await dialogo.getByRole('button', { name: 'Cerrar', exact: true }).click();
          await expect(dialogo).toBeHidden();
        });
      }
    });
    await test.step('unos detalles que fallan lo dicen, y se pueden pedir otra vez', async () => {
      await ir(page, '/asegurado');
      await page.route('**/v1/asegurado/buscar/titular/**', (ruta) =>
        ruta.fulfill({ status: 404, json: { codigo: 'NO_ENCONTRADO', mensaje: 'No se encontró lo solicitado.' } }),
      );
      await abrirDetalles(page, '1000100');
      const dialogo = page.getByRole('dialog', { name: 'Detalles - REGISTRO' });
      await expect(dialogo.getByText('No se encontró lo solicitado.')).toBeVisible();
      await page.unroute('**/v1/asegurado/buscar/titular/**');
      await dialogo.getByRole('button', { name: 'Reintentar' }).click();
      await expect(dialogo.getByRole('heading', { name: 'GUTIÉRREZ MARCA JORGE LUIS' })).toBeVisible();
    });
  });

  test('se agrandan, se cierran, se enlazan y se imprimen', async ({ page, entrar }) => {
    await entrar('ope.afiliaciones');
    await test.step('el diálogo se agranda y se cierra con su botón; un enlace lo abre, y el camino de vuelta lo cierra', async () => {
      await test.step('el diálogo puede llenar la pantalla, no se va con Escape ni con un clic afuera, y se cierra con su botón', async () => {
        await abrirDetalles(page, '1000100');
        const dialogo = page.getByRole('dialog', { name: 'Detalles - REGISTRO' });
        await page.mouse.click(4, 400);
        await page.keyboard.press('Escape');
        await expect(dialogo).toBeVisible();
        await dialogo.getByRole('button', { name: 'Ver en pantalla completa' }).click();
        await expect.poll(async () => (await dialogo.boundingBox())?.width).toBe(1280);
        await dialogo.getByRole('button', { name: 'Salir de pantalla completa' }).click();
        await expect.poll(async () => (await dialogo.boundingBox())?.width).toBeLessThan(1280);
        await dialogo.getByRole('button', { name: 'Cerrar', exact: true }).click();
        await expect(dialogo).toBeHidden();
        await expect(page).toHaveURL('/asegurado?numeroDocumento=1000100');
        await expect(pantallaLista(page).radios.first()).toBeChecked();
      });
      await test.step('un enlace a los detalles los abre, y el camino de vuelta los cierra', async () => {
        await abrirDetalles(page, '1000100');
        const enlace = page.url();
        expect(enlace).toMatch(/detalle=\d+/);
        const dialogo = page.getByRole('dialog', { name: 'Detalles - REGISTRO' });
        await page.goBack();
        await expect(dialogo).toBeHidden();
        await page.goto(enlace);
        await expect(dialogo.getByRole('heading', { name: 'GUTIÉRREZ MARCA JORGE LUIS' })).toBeVisible();
        await dialogo.getByRole('button', { name: 'Cerrar', exact: true }).click();
        await expect(page).toHaveURL('/asegurado?numeroDocumento=1000100');
      });
    });
    await test.step('en papel: de quién, de qué ente, quién lo imprimió y cuándo; nada que se pulse, negro sobre blanco', async () => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await ir(page, '/asegurado');
      await abrirDetalles(page, '1000100');
      const dialogo = page.getByRole('dialog', { name: 'Detalles - REGISTRO' });
      await expect(dialogo.getByRole('heading', { name: 'GUTIÉRREZ MARCA JORGE LUIS' })).toBeVisible();
      const membrete = page.getByText(/^Impreso por ope\.afiliaciones el \d{2}\/\d{2}\/\d{4}, \d{2}:\d{2}:\d{2}$/);
      await expect(membrete).toHaveCount(0);
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
      await expect(membrete).toBeVisible();
      await expect(page.getByText(/· Caja Nacional de Salud$/)).toBeVisible();
      await expect(dialogo.getByText('GUTIÉRREZ MARCA JORGE LUIS')).toHaveCSS('color', 'rgb(0, 0, 0)');
      // What was not opened has no title, either.
      await expect(page.locator('button:visible')).toHaveCount(0);
      for (const fuera of ['.MuiAppBar-root', '.MuiDrawer-root', '#raiz'])
        await expect(page.locator(fuera)).toBeHidden();
      expect(await page.evaluate(() => document.documentElement.dataset.tema)).toBe('light');
      await page.evaluate(() => dispatchEvent(new Event('afterprint')));
      await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
      await expect(membrete).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.dataset.tema)).toBe('dark');
      await abrirHistoria(dialogo);
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('button:visible')).toHaveText(['Historia de la afiliación']);
    });
  });

  test('de uno se pasa al siguiente, y los de un beneficiario', async ({ page, entrar, context }) => {
    await entrar('ope.afiliaciones');
    await test.step('desde los detalles se pasa por la página de la lista, se actúa y se vuelve, sin ratón', async () => {
      const filas = page.getByRole('row', { name: /CI \d/ });
      const numero = async (lugar: number) => /CI (\d+)/.exec((await filas.nth(lugar).innerText()) ?? '')?.[1] ?? '';
      await expect(filas.first()).toBeVisible();
      const [primero, segundo] = [await numero(0), await numero(1)];
      await filas.first().dblclick();
      const dialogo = page.getByRole('dialog', { name: 'Detalles - REGISTRO' });
      const deCual = (cual: string) => dialogo.getByText(`CI ${cual}`, { exact: true }).first();
      await expect(deCual(primero)).toBeVisible();
      await expect(dialogo.getByRole('button', { name: 'Anterior' })).toHaveAttribute('aria-disabled', 'true');
      await page.keyboard.press('ArrowRight');
      await expect(deCual(segundo)).toBeVisible();
      await expect(dialogo.getByText(/^2 de \d+$/)).toBeVisible();
      await dialogo.getByRole('button', { name: 'Siguiente' }).focus();
      await page.keyboard.press('Enter');
      await expect(dialogo.getByText(/^3 de \d+$/)).toBeVisible();
      await expect(dialogo.getByRole('button', { name: 'Siguiente' })).toBeFocused();
      await page.keyboard.press('ArrowLeft');
      await expect(deCual(segundo)).toBeVisible();
      await esAccesible(page);
      await page.keyboard.press('r');
      await page.keyboard.press('b');
      const baja = page.getByRole('dialog', { name: 'Baja - REGISTRO' });
      await expect(baja.getByText(`CI ${segundo}`, { exact: true })).toBeVisible();
      await baja.getByRole('button', { name: 'Cerrar', exact: true }).click();
      await expect(deCual(segundo)).toBeVisible();
      await dialogo.getByRole('button', { name: 'Cerrar', exact: true }).click();
      await expect(dialogo).toBeHidden();
      await expect(pantallaLista(page).radios.nth(1)).toBeChecked();

      // Beyond the page, with the focus where it was.
      await filas.last().dblclick();
      const ultimoDeLaPagina = dialogo.getByText(/^(\d+) de \1$/);
      await expect(ultimoDeLaPagina).toBeVisible();
      await dialogo.getByRole('button', { name: 'Siguiente' }).focus();
      await page.keyboard.press('Enter');
      await expect(dialogo.getByText(/^1 de \d+$/)).toBeVisible();
      await expect(page).toHaveURL(/[?&]pagina=2/);
      await expect(dialogo.getByRole('button', { name: 'Siguiente' })).toBeFocused();
      await page.keyboard.press('ArrowLeft');
      await expect(ultimoDeLaPagina).toBeVisible();
    });
    await test.step('de un beneficiario se pasa al siguiente de la lista; las flechas de sus pestañas son suyas', async () => {
      await ir(page, '/asegurado?tipoAfiliado=BENEFICIARIO');
      const filas = page.getByRole('row', { name: /CI \d/ });
      await expect(filas.first()).toBeVisible();
      const numero = async (lugar: number) => /CI \d+(-\w+)?/.exec(await filas.nth(lugar).innerText())?.[0] ?? '';
      const [primero, segundo] = [await numero(0), await numero(1)];
      await filas.first().dblclick();
      const dialogo = page.getByRole('dialog', { name: 'Detalles' });
      await expect(hecho(dialogo, 'Documento')).toHaveText(primero);
      await page.keyboard.press('ArrowRight');
      await expect(dialogo.getByText(/^2 de \d+$/)).toBeVisible();
      await expect(hecho(dialogo, 'Documento')).toHaveText(segundo);
      await pestana(page, 'Detalle').focus();
      await page.keyboard.press('ArrowRight');
      await expect(pestana(page, 'Detalle')).not.toBeFocused();
      await expect(dialogo.getByText(/^2 de \d+$/)).toBeVisible();
    });
    await test.step('los de un beneficiario: su parentesco, su estado y por qué; su número se copia, y el enlace lleva a él', async () => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const dialogo = await abrirDetalleBeneficiario(page, '1000210');
      await expect(pestana(page, 'Detalle')).toHaveAttribute('aria-selected', 'true');
      await expect(hecho(dialogo, 'Documento')).toHaveText('CI 1000210');
      await expect(hecho(dialogo, 'Parentesco')).toHaveText('ESPOSA/ESPOSO');
      await expect(hecho(dialogo, 'Estado')).toHaveText('CESANTIA');
      await expect(hecho(dialogo, 'Fecha de baja')).toHaveText(enLaPaz(-20));
      await abrirHistoria(dialogo);
      await expect(historiaDe(dialogo).first()).toContainText('Por el fallecimiento del titular');
      await expect(historiaDe(dialogo).first()).not.toContainText('ope.afiliaciones');
      await esAccesible(page);
      await dialogo.getByRole('button', { name: 'Copiar número' }).click();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('1000210');
      await page.reload();
      await expect(hecho(dialogo, 'Documento')).toHaveText('CI 1000210');
    });
  });

  test('la autoridad pregunta en el ente gestor de la fila', async ({ page, entrar }) => {
    await entrar('cons.autoridad');
    const pedido = page.waitForRequest(/\/v1\/asegurado\/buscar\/titular\/enteGestor\/CI\/1000006\/.+\/CPS$/);
    await abrirDetalles(page, '1000006');
    await pedido;
    await expect(
      page
        .getByRole('dialog', { name: 'Detalles - REGISTRO' })
        .getByRole('heading', { name: 'Caja Petrolera de Salud' }),
    ).toBeVisible();
  });
});
