import { esAccesible } from '../../base/axe.ts';
import { expect, test } from '../../base/prueba.ts';
import {
  AL_SALIR,
  aceptar,
  botonesDe,
  botonesDeFila,
  botonesPosibles,
  dialogoDe,
  elegirFila,
  posiblesDe,
  rutaDeFila,
} from '../../pantallas/acciones.ts';
import { pantallaLista } from '../../pantallas/lista.ts';
import { elegir } from '../../pantallas/titular.ts';

const NUEVOS = ['Nuevo', 'Registro fallecido'];

// paneles.test.ts, PaginaDeLista.test.tsx and, as the server offers it, lista-asegurados.test.ts test every state and
// role, what an address may open, and who registers nobody.
test.describe('acciones-de-fila.spec.ts', () => {
  test('cada estado ofrece lo que en él se puede hacer, también sobre la lista de beneficiarios', async ({
    page,
    entrar,
  }) => {
    await entrar('ope.afiliaciones', rutaDeFila('1000100'));
    await test.step('el diálogo queda hasta que se cierra, pregunta antes de perder lo escrito y devuelve el foco', async () => {
      await elegirFila(page, '1000100');
      const baja = page.getByRole('button', { name: 'Baja', exact: true });
      await baja.click();
      const dialogo = dialogoDe(page, 'Baja');
      await expect(dialogo.getByRole('combobox', { name: 'Motivo' })).toBeVisible();
      await page.keyboard.press('Escape');
      await page.mouse.click(4, 400);
      await expect(dialogo).toBeVisible();
      // Nothing was typed, so nothing is asked.
      await dialogo.getByRole('button', { name: 'Cerrar', exact: true }).click();
      await expect(dialogo).toBeHidden();
      await expect(baja).toBeFocused();

      await baja.click();
      await elegir(page, 'Motivo', 'OTROS');
      await dialogo.getByRole('button', { name: 'Cerrar', exact: true }).click();
      await aceptar(page, AL_SALIR, 'Cancelar');
      await expect(dialogo.getByRole('combobox', { name: 'Motivo' })).toHaveText('OTROS');
      await page.goBack();
      await aceptar(page, AL_SALIR, 'Descartar');
      await expect(dialogo).toBeHidden();
      await expect(page).toHaveURL('/asegurado?numeroDocumento=1000100');
      await expect(baja).toBeFocused();
    });
    await test.step('cada estado ofrece lo que en él se puede hacer, y cada botón dice por qué no', async () => {
      for (const nombre of NUEVOS) await expect(page.getByText(nombre, { exact: true })).toBeVisible();
      // The number ends in its state.
      for (const estado of [100, 103, 104]) {
        const numero = `1000${estado}`;
        await elegirFila(page, numero);
        await expect(botonesPosibles(page), numero).toHaveText(posiblesDe({ rol: 'OPE_AFILIACION', estado }));
        await expect(botonesDeFila(page), numero).toHaveText(botonesDe('TITULAR', 'OPE_AFILIACION'));
      }
      await page.getByRole('button', { name: 'Ampliación', exact: true }).focus();
      await expect(page.getByRole('tooltip')).toHaveText('No es posible en estado INACTIVO; solo en CESANTIA.');
      await expect(page.getByRole('tooltip')).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
    await test.step('un beneficiario por derecho propio; de su lista no se registra a nadie', async () => {
      await elegirFila(page, '1000106', '&tipoAfiliado=BENEFICIARIO');
      for (const nombre of NUEVOS) await expect(page.getByText(nombre, { exact: true })).toHaveCount(0);
      await expect(botonesPosibles(page)).toHaveText(
        posiblesDe({ rol: 'OPE_AFILIACION', tipo: 'BENEFICIARIO', estado: 106 }),
      );
      const fila = pantallaLista(page).fila('1000106');
      await expect(fila.locator('[data-tono]')).toHaveText('DERECHOHABIENTE');
      await fila.getByRole('button', { name: 'CI 1000130' }).focus();
      await expect(page.getByRole('tooltip', { name: 'Estado del titular: INACTIVO' })).toBeVisible();
      await esAccesible(page);
      await page.getByRole('button', { name: 'Detalles', exact: true }).click();
      await expect(dialogoDe(page, 'Detalles')).toContainText('ALANOCA CRUZ BERTHA');
    });
  });
});
