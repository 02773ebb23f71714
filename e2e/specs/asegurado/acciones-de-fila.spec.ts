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
import { abrirNuevo } from '../../pantallas/nuevo-titular.ts';
import { elegir } from '../../pantallas/titular.ts';

const NUEVOS = ['Nuevo', 'Registro fallecido'];

test.describe('acciones-de-fila.spec.ts', () => {
  test('cada estado ofrece lo que en él se puede hacer, también sobre la lista de beneficiarios', async ({
    page,
    entrar,
  }) => {
    await entrar('ope.afiliaciones');
    for (const nombre of NUEVOS) await expect(page.getByText(nombre, { exact: true })).toBeVisible();
    await expect(botonesDeFila(page)).toHaveText(botonesDe('TITULAR', 'OPE_AFILIACION'));
    // The state stands in the number.
    for (const estado of [100, 101, 102, 103, 104, 105, 108]) {
      const numero = `1000${estado}`;
      await elegirFila(page, numero);
      await expect(botonesPosibles(page), numero).toHaveText(posiblesDe({ rol: 'OPE_AFILIACION', estado }));
      await expect(botonesDeFila(page), numero).toHaveText(botonesDe('TITULAR', 'OPE_AFILIACION'));
    }
    // Each says why it is not possible, to the pointer and to the keyboard.
    await elegirFila(page, '1000104');
    await page.getByRole('button', { name: 'Ampliación', exact: true }).focus();
    await expect(page.getByRole('tooltip')).toHaveText('No es posible en estado INACTIVO; solo en CESANTIA.');
    await expect(page.getByRole('tooltip')).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // A hand-written address opens nothing that the state does not offer.
    const detalle = /detalle=(\d+)/;
    await elegirFila(page, '1000104');
    await page.getByRole('button', { name: 'Detalles', exact: true }).click();
    await expect(page).toHaveURL(detalle);
    const [, id] = detalle.exec(page.url()) ?? [];
    await page.goto(`/asegurado?numeroDocumento=1000104&accion=baja&detalle=${id}`);
    await expect(
      dialogoDe(page, 'Baja').getByText('Baja no está disponible para este registro, en estado INACTIVO.'),
    ).toBeVisible();

    // A beneficiary in their own right; nobody is registered from that list.
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

  test('a quien solo lee se le ofrecen los detalles, en todos los entes gestores', async ({ page, entrar }) => {
    await entrar('cons.autoridad');
    await expect(pantallaLista(page).ente).toHaveText('TODOS LOS ENTES GESTORES');
    await expect(botonesDeFila(page)).toHaveText(botonesDe('TITULAR', 'CONS_SGPA'));
    await elegirFila(page, '1000100');
    await expect(botonesPosibles(page)).toHaveText(posiblesDe({ rol: 'CONS_SGPA' }));
    for (const nombre of NUEVOS) await expect(page.getByText(nombre, { exact: true })).toHaveCount(0);
  });

  test('CAJA_WEB_SUS: sin beneficiarios, y solo el VOLUNTARIO', async ({ page, entrar, servidor }) => {
    const token = await entrar('caja.sus');
    await expect(botonesDeFila(page)).toHaveText(botonesDe('TITULAR', 'CAJA_WEB_SUS'));
    await elegirFila(page, '1000100');
    await expect(botonesPosibles(page)).toHaveText(posiblesDe({ rol: 'CAJA_WEB_SUS' }));
    const { datos } = await servidor.titulares(token, { estado: 'ACTIVO', limit: '100' });
    const voluntario = datos.find(({ tipo_asegurado }) => tipo_asegurado === 'VOLUNTARIO');
    await elegirFila(page, voluntario?.numero_documento ?? 'nobody');
    await expect(botonesPosibles(page)).toHaveText(posiblesDe({ rol: 'CAJA_WEB_SUS', tipoAsegurado: 'VOLUNTARIO' }));
    const nuevo = await abrirNuevo(page);
    await nuevo.llegarAlRegistro('1000001');
    await expect(nuevo.tipo).toHaveText('VOLUNTARIO');
    await expect(nuevo.tipo).toBeDisabled();
    await expect(nuevo.codigo).toHaveValue('PER_VOL-0002');
  });

  test('el diálogo queda hasta que se cierra, pregunta antes de perder lo escrito y devuelve el foco', async ({
    page,
    entrar,
  }) => {
    await entrar('ope.afiliaciones', rutaDeFila('1000100'));
    await elegirFila(page, '1000100');
    const baja = page.getByRole('button', { name: 'Baja', exact: true });
    await baja.click();
    const dialogo = dialogoDe(page, 'Baja');
    await expect(dialogo.getByRole('combobox', { name: 'Motivo' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.mouse.click(4, 400);
    await expect(dialogo).toBeVisible();
    await dialogo.getByRole('button', { name: 'Ver en pantalla completa' }).click();
    await expect.poll(async () => (await dialogo.boundingBox())?.width).toBe(1280);
    await dialogo.getByRole('button', { name: 'Salir de pantalla completa' }).click();
    // Nothing typed: nothing asked.
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
});
