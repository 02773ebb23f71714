import { cesantiaDesde } from '@sgpa/domain/cobertura/cobertura';
import { hoyEnLaPaz, mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import { esAccesible } from '../../base/axe.ts';
import { expect, test } from '../../base/prueba.ts';
import { rutaDeFila } from '../../pantallas/acciones.ts';
import { abrirDetalleBeneficiario, abrirHistoria, hecho, historiaDe, pestana } from '../../pantallas/beneficiario.ts';
import { pantallaLista } from '../../pantallas/lista.ts';

const PREGUNTA = 'Esta seguro de habilitar al beneficiario como derechohabiente?';
const hoy = hoyEnLaPaz(new Date());

test.describe('habilitacion-derechohabiente.spec.ts', () => {
  // PestanaDerechohabiente.test.tsx tests a list that fails, and a refusal.
  test('el titular muere, la familia conserva dos meses, la viuda queda habilitada por derecho propio', async ({
    page,
    entrar,
    servidor,
  }) => {
    const token = await servidor.ingresar('ope.afiliaciones');
    const { codigo_entidad, fecha_nacimiento, estado } = await servidor.fila(token, '1000100');
    await servidor.enviar(token, 'PUT', '/v1/afiliado/ente-gestor', {
      tipo_documento: 'CI',
      numero_documento: '1000100',
      fecha_nacimiento,
      codigo_entidad,
      fecha_inicio: estado.fecha_afiliacion,
      tipo_motivo: 601,
    });
    expect((await servidor.fila(token, '1000100')).estado.codigo).toBe(104);
    const deLaFamilia = { codigo: 103, fecha_baja: hoy, fecha_cesantia: cesantiaDesde(hoy) };
    for (const numero of ['1000200', '1000201', '1000202'])
      expect((await servidor.fila(token, numero, 'BENEFICIARIO')).estado).toMatchObject(deLaFamilia);

    await entrar('ope.afiliaciones', rutaDeFila('1000200', '&tipoAfiliado=BENEFICIARIO'));
    const dialogo = await abrirDetalleBeneficiario(page, '1000200');
    const habilitar = dialogo.getByRole('button', { name: 'Habilitar' });
    await expect(dialogo.getByRole('region', { name: 'Asegurado' })).toContainText('FALLECIDO');
    await expect(dialogo.getByRole('button', { name: 'Nuevo Beneficiario' })).toBeDisabled();
    await expect(dialogo.getByText('El titular está INACTIVO: no puede registrar beneficiarios.')).toBeVisible();
    await test.step('solo con el teclado', async () => {
      await pestana(page, 'Detalle').focus();
      for (const tecla of ['ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(tecla);
      await expect(pestana(page, 'Derechohabiente')).toBeFocused();
      await page.keyboard.press('Enter');
      const tipo = dialogo.getByRole('combobox', { name: 'Tipo de rentista' });
      await expect(tipo).toBeVisible();
      await esAccesible(page);
      await page.keyboard.press('Tab');
      await expect(tipo).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.locator('[role="option"]:focus')).toHaveText('RENTISTA - SENASIR');
      await page.keyboard.press('Enter');
      await expect(tipo).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.type('Resolución de renta de viudedad');
      await page.keyboard.press('Tab');
      await expect(habilitar).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alertdialog', { name: PREGUNTA })).toBeVisible();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
    });
    await expect(
      dialogo.getByText(
        `Beneficiario habilitado como derechohabiente (RENTISTA - SENASIR) desde el ${mostrarFecha(hoy)}.`,
      ),
    ).toBeVisible();
    await expect(habilitar).toBeDisabled();
    expect((await servidor.fila(token, '1000200', 'BENEFICIARIO')).estado.codigo).toBe(106);

    await pestana(page, 'Detalle').click();
    await expect(hecho(dialogo, 'Fecha de derechohabiente')).toHaveText(mostrarFecha(hoy));
    await expect(hecho(dialogo, 'Tipo de asegurado')).toHaveText('RENTISTA - SENASIR');
    const chips = dialogo.locator('[data-tono]').filter({ hasText: 'DERECHOHABIENTE' });
    await expect(chips).toHaveCount(2);
    for (const chip of await chips.all()) await expect(chip).toHaveAttribute('data-tono', 'verde oscuro');
    await abrirHistoria(dialogo);
    await expect(historiaDe(dialogo).first()).toContainText('Habilitación como derechohabiente');
    await expect(historiaDe(dialogo).first()).toContainText(/Estado\s*CESANTIA\s*→\s*DERECHOHABIENTE/);
    await expect(historiaDe(dialogo).nth(1)).toContainText(/Motivo de la baja\s*BAJA POR DEFUNCIÓN/);
    // In the list the chip has the colour of its group, and so has the row after the dialog.
    await dialogo.getByRole('button', { name: 'Cerrar' }).click();
    const enLista = pantallaLista(page).fila('1000200').locator('[data-tono]');
    await expect(enLista).toHaveText('DERECHOHABIENTE');
    await expect(enLista).toHaveAttribute('data-tono', 'verde');
  });
});
