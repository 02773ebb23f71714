import { esAccesible } from '../../base/axe.ts';
import { cabe } from '../../base/cabe.ts';
import { enviarCorreos } from '../../base/control.ts';
import { expect, test } from '../../base/prueba.ts';
import { formularioIngreso } from '../../pantallas/ingreso.ts';
import { pantallaUsuarios } from '../../pantallas/usuarios.ts';

const NUEVA = 'Los cerros de Oruro al alba';

test.describe('recuperacion-credenciales.spec.ts', () => {
  // PaginaNuevaPassword.test.tsx and PaginaNuevaPassword.formulario.test.tsx test a link without answer or without value, and
  // what is typed wrong.
  test('solicitud-recuperacion y nueva-password: del ingreso al correo, y del enlace al ingreso', async ({
    page,
    entrar,
    instancia,
    simuladores,
  }) => {
    await page.goto('/');
    await page.getByRole('link', { name: '¿Olvidó su contraseña?' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Recuperar credenciales' })).toBeVisible();
    await esAccesible(page);
    await page.getByLabel('Usuario').fill('ope.afiliaciones');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status')).toContainText('Si el usuario existe y está activo, recibirá');
    await enviarCorreos(instancia.id);
    const [carta] = await simuladores.correos();
    expect(carta?.para).toEqual(['ope.afiliaciones@sgpa.example']);
    const enlace = /\/nuevaPassword#[\w-]+/.exec(carta?.texto ?? '')?.[0] ?? '';

    await page.goto(enlace);
    await expect(page.getByLabel('Usuario')).toHaveValue('ope.afiliaciones');
    // The secret does not stay where a history or a glance finds it.
    await expect(page).toHaveURL('/nuevaPassword');
    await esAccesible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await cabe(page);
    const nueva = page.getByRole('textbox', { name: 'Nueva contraseña', exact: true });
    const repetida = page.getByRole('textbox', { name: 'Repetir nueva contraseña' });
    await nueva.fill(NUEVA);
    await repetida.fill(NUEVA);
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByRole('status')).toHaveText('La contraseña fue creada con éxito. Ingrese con ella.');
    await page.getByRole('link', { name: 'Ingresar' }).click();
    await formularioIngreso(page).ingresar('ope.afiliaciones', NUEVA);
    await expect(page).toHaveURL('/dashBoardVue');

    await test.step('el administrador lo pide desde la lista', async () => {
      await entrar('adm.ente', '/admin?buscar=ope.vigencia');
      const usuarios = pantallaUsuarios(page);
      await usuarios.fila('ope.vigencia').getByRole('radio').check();
      await usuarios.accion('Recuperar credenciales').click();
      const pregunta = page.getByRole('alertdialog');
      await expect(pregunta).toContainText('ope.vigencia@sgpa.example');
      await pregunta.getByRole('button', { name: 'Enviar enlace' }).click();
      await expect(page.getByText('Se enviará a ope.vigencia@sgpa.example un enlace')).toBeVisible();
      await enviarCorreos(instancia.id);
      expect((await simuladores.correos())[0]?.texto).toContain('Un administrador pidió');
    });
  });
});
