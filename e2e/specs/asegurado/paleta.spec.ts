import type { BrowserContext, Locator, Page } from '@playwright/test';
import { esAccesible } from '../../base/axe.ts';
import { cabe } from '../../base/cabe.ts';
import { capturar } from '../../base/captura.ts';
import { ilustrar } from '../../base/ilustracion.ts';
import { ir } from '../../base/ir.ts';
import { expect, test } from '../../base/prueba.ts';
import type { Servidor } from '../../base/servidor.ts';
import { posiblesDe } from '../../pantallas/acciones.ts';
import { pantallaLista } from '../../pantallas/lista.ts';
import { botonValidar, campo } from '../../pantallas/titular.ts';

const conErrata = (palabra: string) => {
  const medio = Math.floor(palabra.length / 2);
  return palabra.slice(0, medio) + palabra.slice(medio + 1);
};

async function buscarConErrata(page: Page, servidor: Servidor, token: string): Promise<void> {
  const lista = pantallaLista(page);
  const { primer_apellido, segundo_apellido, nombres } = await servidor.fila(token, '1000100');
  await lista.documento.fill(`${nombres} ${segundo_apellido} ${conErrata(primer_apellido)}`);
  await lista.buscar.click();
  await expect(lista.fila('1000100')).toBeVisible();
  await expect(page).toHaveURL(/[?&]nombre=/);
}

async function pegarUnNumero(page: Page, context: BrowserContext): Promise<void> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await ir(page, '/asegurado');
  const copiar = (texto: string) => page.evaluate((copiado) => navigator.clipboard.writeText(copiado), texto);
  async function pegarEn(campo: Locator) {
    await campo.focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Control+V');
  }
  const lista = pantallaLista(page);
  const paleta = page.getByRole('dialog', { name: 'Ir a persona o página' }).getByRole('combobox');
  await lista.radios.first().waitFor();
  for (const copiado of ['1.000.100', '1 000 100\n']) {
    await copiar(copiado);
    await page.keyboard.press('Control+k');
    await expect(paleta).toBeFocused();
    await page.keyboard.press('Control+V');
    await expect(page.getByRole('option', { name: 'CI 1000100 · Titular' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(paleta).toBeHidden();

    await pegarEn(lista.documento);
    await expect(lista.documento).toHaveValue('1000100');
    await lista.documento.press('Enter');
    await expect(lista.fila('1000100')).toBeVisible();
    await lista.cuenta(1);
  }
  await ir(page, '/asegurado?numeroDocumento=1.000+100');
  await expect(lista.fila('1000100')).toBeVisible();

  await ir(page, '/afiliacionTitulares');
  const numero = campo(page, 'Número de documento');
  const nacimiento = campo(page, 'Fecha de nacimiento');
  await copiar(' 01.000.009-1a\n');
  await pegarEn(numero);
  await expect(numero).toHaveValue('1000009');
  await expect(campo(page, 'Complemento')).toHaveValue('1A');
  await copiar('1985-03-14');
  await pegarEn(nacimiento);
  await expect(nacimiento).toHaveValue('14/03/1985');
  await campo(page, 'Nombres').fill('TITO AMARU');
  await botonValidar(page).click();
  await expect(page).toHaveURL('/validacionAfiliaciones');
}

async function elegirEnLaPaleta(page: Page, servidor: Servidor, token: string): Promise<void> {
  await ir(page, '/consultas');
  const { nombres, primer_apellido, segundo_apellido } = await servidor.fila(token, '1000100');
  const [primero = ''] = nombres.split(' ');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const paleta = page.getByRole('dialog', { name: 'Ir a persona o página' });
  const campo = paleta.getByRole('combobox');
  // The keys work at once, whether the palette is there yet or not (Atajos.espera.test.tsx).
  await page.keyboard.press('Control+k');
  const nombre = `${segundo_apellido} ${conErrata(primer_apellido)} ${primero}`.toLowerCase();
  await page.keyboard.type(nombre);
  await expect(campo).toBeFocused();
  await expect(campo).toHaveValue(nombre);
  const persona = paleta.getByRole('option', { name: 'CI 1000100 · Titular' });
  await expect(persona).toBeVisible();
  await esAccesible(page);
  await capturar(page, 'paleta');
  await ilustrar(page, 'buscar', paleta, 800);
  await page.keyboard.press('Enter');
  await expect(paleta.getByRole('option')).toHaveText(posiblesDe({ rol: 'OPE_AFILIACION' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Detalles - REGISTRO' })).toBeVisible();
  await expect(page).toHaveURL(/\/asegurado\?.*numeroDocumento=1000100/);

  await page.keyboard.press('Control+k');
  await expect(persona).toBeVisible();
  // What is kept in the browser says nothing of the person.
  const guardado = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(guardado).toContain('recientes:ope.afiliaciones');
  for (const dato of ['1000100', primer_apellido]) expect(guardado).not.toContain(dato);
}

async function usarLosAtajos(page: Page): Promise<void> {
  const lista = pantallaLista(page);
  await lista.radios.first().waitFor();
  const menu = await page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link').allTextContents();
  // Beside the field where the list begins the bar is a shortcut.
  await lista.buscar.focus();
  await page.keyboard.press('/');
  const paleta = page.getByRole('dialog', { name: 'Ir a persona o página' });
  const opciones = paleta.getByRole('option');
  await expect(opciones.filter({ hasText: menu.at(-1) ?? '' })).toBeVisible();
  expect(await opciones.allTextContents()).toEqual(expect.arrayContaining(menu));
  await page.keyboard.type('perfil');
  await expect(opciones).toHaveText(['Perfil de usuario']);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/perfil');

  await page.keyboard.press('?');
  const atajos = page.getByRole('dialog', { name: 'Atajos del teclado' });
  await expect(atajos).toBeVisible();
  await esAccesible(page);
  await page.keyboard.press('Escape');
  await expect(atajos).toBeHidden();

  await ir(page, '/asegurado');
  await lista.documento.click();
  // Where one types, the bar and the question mark are letters.
  await page.keyboard.type('Q/?');
  await expect(lista.documento).toHaveValue('Q/?');
  await page.keyboard.press('Control+k');
  await expect(paleta).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(paleta).toBeHidden();
  await expect(lista.documento).toBeFocused();
}

async function abrirEnUnTelefono(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 640 });
  await ir(page, '/asegurado');
  await page.getByRole('button', { name: 'Ir a persona o página' }).click();
  const paleta = page.getByRole('dialog', { name: 'Ir a persona o página' });
  await paleta.getByRole('combobox').fill('1000100');
  const persona = paleta.getByRole('option', { name: 'CI 1000100 · Titular' });
  await expect(persona).toBeVisible();
  await cabe(page);
  await persona.click();
  await expect(paleta.getByRole('option')).toHaveText(posiblesDe({ rol: 'CONS_POBLACION' }));
  await cabe(page);
  await esAccesible(page);
  await capturar(page, 'paleta-360', 'dark');
  await page.keyboard.press('Backspace');
  await expect(paleta.getByRole('combobox')).toHaveAccessibleName('Número de documento, nombre o página');
}

test.describe('paleta.spec.ts', () => {
  test('a una persona se llega por su nombre con errata, por su número copiado, y por la paleta', async ({
    page,
    entrar,
    servidor,
    context,
  }) => {
    const token = await entrar('ope.afiliaciones');
    await test.step('la lista busca por nombre con errata, en cualquier orden', () =>
      buscarConErrata(page, servidor, token));
    await test.step('un número copiado se pega en paleta, lista y asistente, y vale en la dirección', () =>
      pegarUnNumero(page, context));
    await test.step('Ctrl+K, un nombre con errata, la persona y sus Detalles; después es de las recientes', () =>
      elegirEnLaPaleta(page, servidor, token));
  });

  // numeros-escritos.test.tsx tests every field, typed and pasted. Here the clipboard is the browser's own.
  test('lo que el rol puede: su menú y sus atajos, y en un teléfono', async ({ page, entrar }) => {
    await entrar('cons.poblacion');
    await test.step('todo el menú del rol, los atajos, y el foco vuelve a donde estaba', () => usarLosAtajos(page));
    await test.step('en un teléfono se abre con el botón y cabe; lo que el rol no puede no se ofrece', () =>
      abrirEnUnTelefono(page));
  });
});
