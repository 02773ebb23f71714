import { expect, type Locator, type Page } from '@playwright/test';
import { ir } from '../base/ir.ts';
import { test } from '../base/prueba.ts';
import { dialogoDe } from '../pantallas/acciones.ts';
import { campo, TEXTO_GUARDADO } from '../pantallas/titular.ts';

/** Counts what is pressed, modifiers too; the characters of the data (numbers, dates, names) apart. */
function teclado(page: Page) {
  let teclas = 0;
  return {
    async pulsar(...nombres: string[]) {
      for (const nombre of nombres) {
        teclas += nombre.split('+').length;
        await page.keyboard.press(nombre);
      }
    },
    escribir: (dato: string) => page.keyboard.type(dato),
    get teclas() {
      return teclas;
    },
  };
}

/** Finds where an open list of choices stands: it takes keys from then on. */
const elegida = (page: Page) => page.locator('[role="option"]:focus');

async function buscar(mano: ReturnType<typeof teclado>, donde: Locator, dato: string): Promise<void> {
  await expect(donde).toBeFocused();
  await mano.escribir(dato);
  await mano.pulsar('Enter');
}

/** Starts where somebody who comes to the list is: in the field of the number. */
async function hallar(page: Page, mano: ReturnType<typeof teclado>, numero: string): Promise<void> {
  await buscar(mano, campo(page, 'NRO. DOCUMENTO IDENTIDAD'), numero);
  await expect(page.getByRole('radio', { name: new RegExp(`^CI ${numero}`) })).toBeFocused();
}

async function confirmar(page: Page, mano: ReturnType<typeof teclado>): Promise<void> {
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await mano.pulsar('Tab', 'Enter');
}

async function otraVez(page: Page): Promise<void> {
  await ir(page, '/ayuda');
  await ir(page, '/asegurado');
}

test.describe('teclas.spec.ts', () => {
  test('registrar, hallar y dar de baja: tantas teclas o menos', async ({ page, entrar }) => {
    await entrar('ope.afiliaciones', '/asegurado');
    await test.step('el registro de 1000001, a quien no se halla: 7 teclas', async () => {
      const mano = teclado(page);
      await buscar(mano, campo(page, 'NRO. DOCUMENTO IDENTIDAD'), '1000001');
      await expect(page.getByRole('button', { name: 'Registrar a 1000001 como titular' })).toBeFocused();
      await mano.pulsar('Enter');
      const panel = dialogoDe(page, 'Nuevo');
      await expect(panel.getByRole('textbox', { name: 'Número de documento' })).toBeFocused();
      await mano.pulsar('Enter');
      await expect(page.getByRole('button', { name: 'Continuar con el registro' })).toBeFocused();
      await mano.pulsar('Enter');
      await expect(panel.getByRole('button', { name: 'Registrar', exact: true })).toBeFocused();
      await mano.pulsar('Enter');
      await confirmar(page, mano);
      await expect(page.getByRole('dialog').getByText(TEXTO_GUARDADO)).toBeVisible();
      expect(mano.teclas).toBe(7);
    });
    await test.step('el registro de un beneficiario de 1000101: 13 teclas', async () => {
      await otraVez(page);
      const mano = teclado(page);
      await hallar(page, mano, '1000101');
      await mano.pulsar('f');
      await expect(page.getByRole('button', { name: 'Nuevo Beneficiario' })).toBeFocused();
      await mano.pulsar('Enter');
      await buscar(mano, campo(page, 'Número de documento'), '1000005');
      await buscar(mano, campo(page, 'Fecha de nacimiento'), '14031985');
      const parentesco = page.getByRole('combobox', { name: 'Parentesco' });
      await expect(parentesco).toBeFocused();
      await mano.pulsar('Enter');
      await expect(elegida(page)).toBeVisible();
      await mano.pulsar('Enter');
      await expect(parentesco).toHaveText('ESPOSA/ESPOSO');
      await mano.pulsar('Control+Enter');
      await expect(page.getByRole('button', { name: 'Continuar con el registro' })).toBeFocused();
      await mano.pulsar('Enter');
      await expect(page.getByRole('button', { name: 'Registrar', exact: true })).toBeFocused();
      await mano.pulsar('Enter');
      await confirmar(page, mano);
      await expect(page.getByRole('dialog').getByText(TEXTO_GUARDADO)).toBeVisible();
      expect(mano.teclas).toBe(13);
    });
    await test.step('los datos de una persona: 2 teclas', async () => {
      await otraVez(page);
      const mano = teclado(page);
      await hallar(page, mano, '1000100');
      await mano.pulsar('Enter');
      await expect(dialogoDe(page, 'Detalles').getByRole('heading', { name: /GUTIÉRREZ MARCA/ })).toBeVisible();
      expect(mano.teclas).toBe(2);
      await dialogoDe(page, 'Detalles').getByRole('button', { name: 'Cerrar', exact: true }).click();
      await expect(dialogoDe(page, 'Detalles')).toBeHidden();
    });
    await test.step('la baja de un titular hallado por su número, y volver a la lista: 9 teclas', async () => {
      await otraVez(page);
      const mano = teclado(page);
      await hallar(page, mano, '1000100');
      await mano.pulsar('b');
      const motivo = page.getByRole('combobox', { name: 'Motivo' });
      await expect(motivo).toBeFocused();
      await mano.pulsar('Enter');
      await expect(elegida(page)).toBeVisible();
      await mano.pulsar('Enter');
      await expect(motivo).toHaveText('BAJA POR SOLICITUD');
      await expect(motivo).toBeFocused();
      await mano.pulsar('Control+Enter');
      await confirmar(page, mano);
      await expect(page.getByRole('button', { name: 'Volver a la lista' })).toBeFocused();
      await mano.pulsar('Enter');
      await expect(dialogoDe(page, 'Baja')).toBeHidden();
      expect(mano.teclas).toBeLessThanOrEqual(9);
    });
  });
});
