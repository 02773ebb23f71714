import type { Locator, Page } from '@playwright/test';
import { codigoTotp } from '@sgpa/testing/totp';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { esAccesible } from '../../base/axe.ts';
import { cabe } from '../../base/cabe.ts';
import { ir } from '../../base/ir.ts';
import { type Ayudas, expect, test } from '../../base/prueba.ts';
import { PASSWORD } from '../../base/servidor.ts';
import { formularioIngreso } from '../../pantallas/ingreso.ts';
import { pantallaUsuarios } from '../../pantallas/usuarios.ts';

const INICIO = new Date('2026-10-14T14:00:00Z');
const despues = (segundos: number) => new Date(INICIO.getTime() + segundos * 1000);

const salir = async (page: Page) => {
  await page.getByRole('button', { name: 'Menú Usuario' }).click();
  await page.getByRole('menuitem', { name: 'Cerrar Sesión' }).click();
  await expect(page).toHaveURL('/');
  await ir(page, '/login?volver=%2Fperfil');
};

async function leerElQr(panel: Locator, clave: string): Promise<void> {
  const imagen = sharp(await panel.getByRole('img', { name: 'Código QR de la clave' }).screenshot());
  const { data, info } = await imagen.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const leido = jsQR.default(new Uint8ClampedArray(data), info.width, info.height);
  expect(leido?.data).toContain(`secret=${clave}&`);
}

async function activarConElCodigo(page: Page, panel: Locator, clave: string): Promise<string[]> {
  await panel.getByRole('textbox', { name: 'Código' }).fill('000000');
  await panel.getByRole('textbox', { name: 'Contraseña', exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('alert')).toContainText('El código no es correcto');
  await panel.getByRole('textbox', { name: 'Código' }).fill(codigoTotp(INICIO, 0, clave));
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('heading', { name: 'Guarde sus códigos de recuperación' })).toBeFocused();
  const codigos = await panel
    .getByRole('list', { name: 'Códigos de recuperación' })
    .getByRole('listitem')
    .allTextContents();
  expect(codigos).toHaveLength(10);
  await esAccesible(page);
  await panel.getByRole('button', { name: 'Ya los guardé' }).click();
  await expect(panel.getByText('Activo. Le quedan 10 códigos de recuperación.')).toBeVisible();
  return codigos;
}

async function ingresarConElCodigo(page: Page, moverReloj: Ayudas['moverReloj'], clave: string): Promise<void> {
  await salir(page);
  await formularioIngreso(page).ingresar('ope.afiliaciones');
  const campo = page.getByLabel('Código de 6 dígitos');
  await expect(campo).toBeFocused();
  await expect(campo).toHaveAttribute('autocomplete', 'one-time-code');
  await esAccesible(page);
  await page.keyboard.insertText('000 000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('El código no es correcto');
  await expect(campo).toBeFocused();
  await moverReloj(despues(60));
  await page.keyboard.insertText(codigoTotp(despues(60), 0, clave));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/perfil');
}

async function ingresarConUnoDeRecuperacion(page: Page, codigos: string[]): Promise<void> {
  await salir(page);
  await formularioIngreso(page).ingresar('ope.afiliaciones');
  await page.getByRole('button', { name: 'Usar un código de recuperación' }).click();
  await expect(page.getByLabel('Código de recuperación')).toBeFocused();
  await page.keyboard.insertText((codigos[0] ?? '').toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/perfil');
}

async function desactivar(panel: Locator, codigos: string[]): Promise<void> {
  await expect(panel.getByText('Le quedan 9 códigos de recuperación.')).toBeVisible();
  await panel.getByRole('button', { name: 'Desactivar segundo factor' }).click();
  await panel.getByRole('textbox', { name: 'Código' }).fill(codigos[1] ?? '');
  await panel.getByRole('textbox', { name: 'Contraseña', exact: true }).fill(PASSWORD);
  await panel.getByRole('button', { name: 'Desactivar', exact: true }).click();
  await expect(panel.getByRole('button', { name: 'Activar segundo factor' })).toBeVisible();
}

async function exigirloAUnRol(page: Page, entrar: Ayudas['entrar']): Promise<void> {
  await entrar('adm.autoridad', '/admin');
  await pantallaUsuarios(page).accion('Segundo factor por rol').click();
  const dialogo = page.getByRole('dialog', { name: 'Segundo factor por rol' });
  await dialogo.getByRole('checkbox', { name: 'Operador de Afiliaciones' }).click();
  const pregunta = page.getByRole('alertdialog');
  await expect(pregunta).toContainText('deberá activarlo antes de cualquier otra cosa');
  await expect(pregunta).toContainText('cuentas activas todavía no lo tienen');
  await pregunta.getByRole('button', { name: 'Exigir' }).click();
  await expect(page.getByText('El rol Operador de Afiliaciones exige el segundo factor desde ahora.')).toBeVisible();
  await expect(dialogo.getByRole('checkbox', { name: 'Operador de Afiliaciones' })).toBeChecked();
  await esAccesible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await cabe(page);
}

async function activarloAlIngresar(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/login?volver=%2Fasegurado%3FnumeroDocumento%3D1000100');
  await formularioIngreso(page).ingresar('ope.afiliaciones');
  const dialogo = page.getByRole('dialog', { name: 'Active su segundo factor' });
  const clave = ((await dialogo.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await esAccesible(page);
  await cabe(page);
  await dialogo.getByRole('textbox', { name: 'Código' }).fill(codigoTotp(despues(60), 0, clave));
  await dialogo.getByRole('textbox', { name: 'Contraseña', exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await dialogo.getByRole('button', { name: 'Ya los guardé' }).click();
  await expect(dialogo).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Lista de asegurados' })).toBeVisible();
  await expect(page.getByRole('row', { name: /1000100/ })).toBeVisible();
}

test.describe('segundo-factor.spec.ts', () => {
  test('se activa en el perfil, se pide al ingresar, se desactiva, y la autoridad lo exige a un rol', async ({
    page,
    entrar,
    moverReloj,
  }) => {
    await moverReloj(INICIO);
    await page.clock.setFixedTime(INICIO);
    await entrar('ope.afiliaciones', '/perfil');
    const panel = page.getByRole('region', { name: 'Segundo factor' });
    await panel.getByRole('button', { name: 'Activar segundo factor' }).click();
    const clave = ((await panel.locator('code').textContent()) ?? '').replaceAll(' ', '');

    await test.step('la imagen dice la misma clave', () => leerElQr(panel, clave));
    await esAccesible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await cabe(page);

    const codigos = await activarConElCodigo(page, panel, clave);

    await test.step('al ingresar se pide el código, con el teclado', () =>
      ingresarConElCodigo(page, moverReloj, clave));

    await test.step('con un código de recuperación también', () => ingresarConUnoDeRecuperacion(page, codigos));

    await desactivar(panel, codigos);

    // The authority asks a role for it: an account without one sets it up before anything else.
    await test.step('exigencia-segundo-factor: en los usuarios de sistema', () => exigirloAUnRol(page, entrar));
    await test.step('quien ingresa solo puede activarlo', () => activarloAlIngresar(page));
  });
});
