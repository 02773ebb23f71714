import { expect, type Locator, type Page } from '@playwright/test';
import { enLaPaz } from '../base/fechas.ts';
import { ir } from '../base/ir.ts';
import { test } from '../base/prueba.ts';
import { PASSWORD } from '../base/servidor.ts';
import { abrirAccion } from '../pantallas/acciones.ts';
import { abrirBeneficiarios, pestana } from '../pantallas/beneficiario.ts';
import { abrirNuevo } from '../pantallas/nuevo-titular.ts';
import { campo, elegir, MARTINA, mensaje, TEXTO_GUARDADO } from '../pantallas/titular.ts';

const MAX_PASOS = 80;

/** Walks with the Tab key until the focus is there, and sees to it that it can be seen. */
async function tabularHasta(page: Page, destino: Locator): Promise<void> {
  // The destination is looked for by its name once, and not at each step.
  const elegido = await destino.elementHandle();
  for (let paso = 0; paso < MAX_PASOS; paso += 1) {
    if (await page.evaluate((elemento) => elemento === document.activeElement, elegido)) {
      await expect(destino).toBeFocused();
      await expect(destino).toBeInViewport();
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${destino}`);
}

async function escribir(page: Page, nombre: string, texto: string): Promise<void> {
  await tabularHasta(page, page.getByRole('textbox', { name: nombre, exact: true }));
  await page.keyboard.type(texto);
}

test.describe('teclado.spec.ts', () => {
  test('ingresar, registrar a un titular, encontrarlo y leerlo, salir: solo con el teclado', async ({ page }) => {
    await page.goto('/login');
    await escribir(page, 'Usuario', 'ope.afiliaciones');
    await escribir(page, 'Contraseña', PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/asegurado');
    // The list takes the focus once it is there, which must not happen between a Tab and its Enter.
    await expect(page.getByRole('textbox', { name: 'NRO. DOCUMENTO IDENTIDAD' })).toBeFocused();

    await tabularHasta(page, page.getByRole('link', { name: 'Registro de titular', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/afiliacionTitulares');

    await escribir(page, 'Número de documento', '1000001');
    await escribir(page, 'Fecha de nacimiento', '14031985');
    await escribir(page, 'Nombres', 'martina elena');
    await tabularHasta(page, page.getByRole('button', { name: '1. VALIDAR INFORMACIÓN' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/validacionAfiliaciones');

    await tabularHasta(page, page.getByRole('button', { name: '2. COMPLETAR INFORMACIÓN' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/completarDatosAfiliacion');

    await tabularHasta(page, page.getByRole('combobox', { name: 'Estado civil' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Estado civil' })).toHaveText('CASADO');
    await escribir(page, 'Fecha de ingreso al trabajo', enLaPaz(-30).replaceAll('/', ''));
    await expect(page.getByText('INDUSTRIAS ALTIPLANO S.A. (NIT-1020304050)')).toBeVisible();
    await tabularHasta(page, page.getByRole('button', { name: '3. GUARDAR INFORMACIÓN' }));
    await page.keyboard.press('Enter');
    const pregunta = page.getByRole('alertdialog', { name: 'Está seguro de guardar la información.?' });
    await expect(pregunta).toContainText('INDUSTRIAS ALTIPLANO S.A. (NIT-1020304050)');
    await tabularHasta(page, pregunta.getByRole('button', { name: 'Registrar titular' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/asegurado');
    await expect(mensaje(page, TEXTO_GUARDADO)).toBeVisible();

    await escribir(page, 'NRO. DOCUMENTO IDENTIDAD', '1000001');
    await page.keyboard.press('Enter');
    // The row that was found is chosen, and the keys go on from it.
    const fila = page.getByRole('radio', { name: /^CI 1000001/ });
    await expect(fila).toBeFocused();
    await expect(fila).toBeChecked();
    await page.keyboard.press('Enter');
    const dialogo = page.getByRole('dialog', { name: 'Detalles - REGISTRO' });
    await expect(dialogo.getByRole('heading', { name: 'QUISPE ARANCIBIA MARTINA ELENA' })).toBeVisible();
    await tabularHasta(page, dialogo.getByRole('button', { name: 'Cerrar', exact: true }));
    await page.keyboard.press('Enter');
    await expect(dialogo).toBeHidden();
    await expect(fila).toBeFocused();

    await tabularHasta(page, page.getByRole('button', { name: 'Menú Usuario' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Perfil de usuario' })).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
  });

  test('dónde está el foco al llegar, al cambiar de página, en un diálogo y en un panel', async ({ page, entrar }) => {
    await entrar('ope.afiliaciones', '/ayuda');
    await test.step('la primera parada lleva sobre el menú a la página', async () => {
      await expect(page.getByRole('heading', { level: 1, name: 'AYUDA' })).toBeVisible();
      const salto = page.getByRole('button', { name: 'Saltar al contenido' });
      await page.keyboard.press('Tab');
      await expect(salto).toBeFocused();
      await expect(salto).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
    });
    await test.step('los diálogos retienen el foco y lo devuelven', async () => {
      const terminos = page.getByRole('button', { name: 'Términos de uso' });
      await terminos.press('Enter');
      const dialogo = page.getByRole('dialog', { name: 'Términos y condiciones de uso' });
      await expect(dialogo.getByText(/25 de enero de 2023/).first()).toBeVisible();
      for (let paso = 0; paso < 6; paso += 1) {
        await page.keyboard.press('Tab');
        const dentro = await dialogo.evaluate((elemento) => elemento.parentElement?.contains(document.activeElement));
        expect(dentro || (await page.evaluate(() => document.activeElement?.hasAttribute('data-testid')))).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect(dialogo).toBeHidden();
      await expect(terminos).toBeFocused();
    });
    await test.step('al cambiar de página la lectura empieza por su comienzo', async () => {
      await ir(page, '/asegurado');
      await page.getByRole('link', { name: 'AYUDA', exact: true }).press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: 'AYUDA' })).toBeVisible();
      await expect(page.getByRole('main')).toBeFocused();
    });
    await test.step('ningún panel pierde el foco: lo que se va lo pasa a otro, y Shift+Tab da la vuelta', async () => {
      const ampliacion = await abrirAccion(page, '1000103', 'Ampliación');
      await campo(page, 'Fecha fin de ampliación').fill(enLaPaz(120));
      await elegir(page, 'Motivo', 'OTROS');
      await ampliacion.getByRole('button', { name: 'Registrar ampliación' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Ampliar la cobertura' }).click();
      await expect(ampliacion.getByRole('button', { name: 'Volver a la lista' })).toBeFocused();
      await page.keyboard.press('Enter');
      // The button that opened it keeps its place, and says why it is not possible again.
      await expect(page.getByRole('button', { name: 'Ampliación', exact: true })).toBeFocused();
      await expect(page.getByRole('tooltip')).toHaveText('No es posible en estado AMPLIACIÓN; solo en CESANTIA.');

      await ir(page, '/asegurado');
      const nuevo = await abrirNuevo(page);
      await nuevo.consultar(MARTINA.numero);
      await page.keyboard.press('Enter');
      await expect(nuevo.dialogo.getByRole('heading', { name: /MARTINA ELENA/ })).toBeVisible();
      // The payment source filled everything in.
      await expect(nuevo.registrar).toBeFocused();

      const dialogo = await abrirBeneficiarios(page, '1000100', '1000200');
      const boton = dialogo.getByRole('button', { name: 'Nuevo Beneficiario' });
      await boton.press('Enter');
      await expect(campo(page, 'Número de documento')).toBeFocused();
      // The tabs of the chosen beneficiary are hidden now, and last in the dialog.
      await dialogo.getByRole('button', { name: 'Ver en pantalla completa' }).press('Shift+Tab');
      await expect(dialogo.getByRole('radio', { name: /1000201/ })).toBeFocused();
      await dialogo.getByRole('button', { name: 'Cerrar formulario' }).press('Enter');
      await expect(boton).toBeFocused();
      await pestana(page, 'Baja').click();
      await elegir(page, 'Motivo', 'OTROS');
      await dialogo.getByRole('button', { name: 'Registrar baja' }).press('Enter');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Dar de baja' }).click();
      await expect(page.locator(':focus')).toHaveText(/^Baja registrada/);
    });
  });
});
