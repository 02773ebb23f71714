import { pdfDePrueba } from '@sgpa/testing/pdf';
import { esAccesible } from '../../base/axe.ts';
import { cabe } from '../../base/cabe.ts';
import { ilustrar } from '../../base/ilustracion.ts';
import { expect, test } from '../../base/prueba.ts';
import { rutaDeFila } from '../../pantallas/acciones.ts';
import { abrirBeneficiarios, abrirHistoria, hecho, historiaDe, pestana } from '../../pantallas/beneficiario.ts';

const PAPEL = { name: 'dictamen.pdf', mimeType: 'application/pdf', buffer: pdfDePrueba() };

test.describe('renovacion-condicion.spec.ts', () => {
  // PestanaCondicion.test.tsx tests what is missing, a refusal, and another file; renovacion-condicion.test.ts, one
  // ended and renewed.
  test('solo con el teclado, a 360 píxeles: la invalidez de un hijo, con su certificado, y su derecho ya no termina por edad', async ({
    page,
    entrar,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    // The dialog is answered from the beginning: the browser takes its time to hand such dialogs over, and a key may be
    // quicker.
    page.on('filechooser', (eligiendo) => eligiendo.setFiles(PAPEL));
    await entrar('ope.afiliaciones', rutaDeFila('1000100'));
    const dialogo = await abrirBeneficiarios(page, '1000100', '1000201');
    await expect(hecho(dialogo, 'Último día por edad')).toHaveText('31/05/2034');
    await ilustrar(page, 'beneficiarios', dialogo, 1000);
    await pestana(page, 'Detalle').focus();
    await page.keyboard.press('End');
    await expect(pestana(page, 'Condición')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialogo.getByText('Derecho por edad. Último día: 31/05/2034.')).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('[role="option"]:focus')).toHaveText('Invalidez');
    await page.keyboard.press('Enter');
    await esAccesible(page);
    await cabe(page);
    await page.keyboard.press('Tab');
    const subir = dialogo.getByRole('button', { name: 'Subir certificado' });
    await expect(subir).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialogo.getByText('dictamen.pdf')).toBeVisible();
    const registrar = dialogo.getByRole('button', { name: 'Registrar condición' });
    await registrar.focus();
    await page.keyboard.press('Enter');
    const pregunta = page.getByRole('alertdialog', { name: '¿Registrar la condición del beneficiario?' });
    await expect(pregunta).toContainText('Invalidez.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(dialogo.getByText('Condición registrada: el derecho no termina por edad.')).toBeVisible();
    await expect(registrar).toBeDisabled();

    await pestana(page, 'Detalle').click();
    await expect(hecho(dialogo, 'Condición')).toHaveText('Invalidez');
    await expect(hecho(dialogo, 'Último día por edad')).toHaveCount(0);
    await abrirHistoria(dialogo);
    await expect(historiaDe(dialogo).filter({ hasText: 'Condición de estudiante o invalidez' })).toContainText(
      'INVALIDEZ',
    );
    await expect(historiaDe(dialogo).filter({ hasText: 'Certificado de estudios o de invalidez' })).toBeVisible();
  });
});
