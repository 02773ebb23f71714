import { expect, type Page } from '@playwright/test';
import { enLaPaz } from '../base/fechas.ts';
import { ir } from '../base/ir.ts';
import { test } from '../base/prueba.ts';
import { dialogoDe } from '../pantallas/acciones.ts';
import { campo, mensaje, TEXTO_GUARDADO } from '../pantallas/titular.ts';

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

const tabular = (veces: number) => Array.from({ length: veces }, () => 'Tab');
/** Where an open list of choices stands: it takes keys from then on. */
const elegida = (page: Page) => page.locator('[role="option"]:focus');
const enfocado = (page: Page) => page.locator(':focus');

/** From where who comes to the list is: in the field of the number. */
async function buscar(page: Page, mano: ReturnType<typeof teclado>, numero: string): Promise<void> {
  await expect(campo(page, 'NRO. DOCUMENTO IDENTIDAD')).toBeFocused();
  await mano.escribir(numero);
  await mano.pulsar('Enter');
  await expect(page.getByRole('radio', { name: new RegExp(`^CI ${numero}`) })).toBeFocused();
}

test.describe('teclas.spec.ts', () => {
  test('registrar, hallar y dar de baja: tantas teclas o menos', async ({ page, entrar }) => {
    await entrar('ope.afiliaciones', '/ayuda');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await test.step('el registro de 1000001: 22 teclas o menos', async () => {
      await ir(page, '/afiliacionTitulares');
      const mano = teclado(page);
      await expect(campo(page, 'Número de documento')).toBeFocused();
      await mano.escribir('1000001');
      await mano.pulsar(...tabular(2));
      await mano.escribir('14031985');
      // Beside the date stands its calendar.
      await mano.pulsar(...tabular(2));
      await expect(campo(page, 'Nombres')).toBeFocused();
      await mano.escribir('martina elena');
      await mano.pulsar('Control+Enter');
      await expect(page.getByRole('button', { name: '2. COMPLETAR INFORMACIÓN' })).toBeFocused();
      await expect(page.getByRole('note', { name: 'Veredicto' })).toContainText('Puede registrarse como titular.');
      await mano.pulsar('Enter');
      await expect(campo(page, 'Fecha de ingreso al trabajo')).toBeFocused();
      await expect(enfocado(page)).toBeInViewport({ ratio: 1 });
      await mano.escribir(enLaPaz(-30).replaceAll('/', ''));
      await expect(page.getByText('INDUSTRIAS ALTIPLANO S.A. (NIT-1020304050)')).toBeVisible();
      await mano.pulsar('Control+Enter');
      await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' })).toBeFocused();
      await mano.pulsar('Tab', 'Enter');
      await expect(mensaje(page, TEXTO_GUARDADO)).toBeVisible();
      expect(mano.teclas).toBeLessThanOrEqual(22);
    });
    await test.step('el registro de un beneficiario: 28 teclas o menos', async () => {
      await ir(page, '/afiliacionBeneficiario');
      const mano = teclado(page);
      await expect(campo(page, 'Documento del titular')).toBeFocused();
      await mano.escribir('1000100');
      await mano.pulsar(...tabular(2));
      await mano.escribir('14031985');
      await mano.pulsar('Enter');
      await expect(campo(page, 'Número de documento')).toBeFocused();
      await mano.escribir('1000005');
      await mano.pulsar(...tabular(2));
      await mano.escribir('14031985');
      await mano.pulsar(...tabular(2));
      await mano.escribir('wara');
      await mano.pulsar('Control+Enter');
      await expect(page.getByRole('button', { name: '2. COMPLETAR INFORMACIÓN' })).toBeFocused();
      await mano.pulsar('Enter');
      await expect(page).toHaveURL('/completarDatosAfiliacionBeneficiario');
      const parentesco = page.getByRole('combobox', { name: 'Parentesco' });
      await expect(parentesco).toBeFocused();
      await mano.pulsar('Enter');
      await expect(elegida(page)).toBeVisible();
      await mano.escribir('o');
      await expect(page.getByRole('option', { name: 'OTROS', exact: true })).toBeFocused();
      await mano.pulsar('Enter');
      await expect(parentesco).toHaveText('OTROS');
      await mano.pulsar('Control+Enter');
      await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' })).toBeFocused();
      await mano.pulsar('Tab', 'Enter');
      await expect(page).toHaveURL('/asegurado?tipoAfiliado=BENEFICIARIO');
      expect(mano.teclas).toBeLessThanOrEqual(28);
    });
    await test.step('los datos de una persona: 2 teclas', async () => {
      await ir(page, '/ayuda');
      await ir(page, '/asegurado');
      const mano = teclado(page);
      await buscar(page, mano, '1000100');
      await mano.pulsar('Enter');
      await expect(dialogoDe(page, 'Detalles').getByRole('heading', { name: /GUTIÉRREZ MARCA/ })).toBeVisible();
      expect(mano.teclas).toBe(2);
      await dialogoDe(page, 'Detalles').getByRole('button', { name: 'Cerrar', exact: true }).click();
      await expect(dialogoDe(page, 'Detalles')).toBeHidden();
    });
    await test.step('la baja de un titular hallado por su número, y volver a la lista: 9 teclas', async () => {
      await ir(page, '/ayuda');
      await ir(page, '/asegurado');
      const mano = teclado(page);
      await buscar(page, mano, '1000100');
      await mano.pulsar('b');
      const motivo = page.getByRole('combobox', { name: 'Motivo' });
      await expect(motivo).toBeFocused();
      await mano.pulsar('Enter');
      await expect(elegida(page)).toBeVisible();
      await mano.pulsar('Enter');
      await expect(motivo).toHaveText('BAJA POR SOLICITUD');
      await expect(motivo).toBeFocused();
      await mano.pulsar('Control+Enter');
      await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' })).toBeFocused();
      await mano.pulsar('Tab', 'Enter');
      await expect(page.getByRole('button', { name: 'Volver a la lista' })).toBeFocused();
      await mano.pulsar('Enter');
      await expect(dialogoDe(page, 'Baja')).toBeHidden();
      expect(mano.teclas).toBeLessThanOrEqual(9);
    });
  });
});
