import { esAccesible } from '../../base/axe.ts';
import { cabe } from '../../base/cabe.ts';
import { ilustrar } from '../../base/ilustracion.ts';
import { expect, test } from '../../base/prueba.ts';
import { pantallaMonitoreo } from '../../pantallas/monitoreo.ts';

const VALIDADA = 'Los totales de su población general validada no coincide con los totales reportados por departamento';

test.describe('remision-declaracion.spec.ts', () => {
  // FormularioRemision.test.tsx tests what does not add up, what was removed, a reload, and what somebody else
  // corrected.
  test('se remite con el teclado, y se corrige con otra versión', async ({ page, entrar }) => {
    await entrar('ope.universitario', '/ayuda');
    const monitoreo = pantallaMonitoreo(page);
    await page.getByRole('link', { name: 'Remisión de Información de Total de Asegurados' }).click();
    await expect(monitoreo.titulo).toBeVisible();

    await monitoreo.fila('REMITIDO').first().getByRole('radio').check();
    await ilustrar(page, 'declaraciones', page.getByRole('main'), 640);
    await monitoreo.nuevo.focus();
    await page.keyboard.press('Enter');
    for (const campo of ['Gestión', 'Periodo', 'Día'])
      await expect(monitoreo.dialogo.getByRole('textbox', { name: campo })).toBeDisabled();
    const general = (nombre: string) => monitoreo.generales.getByLabel(nombre);
    await expect(general('Titulares validados')).toHaveValue('0');
    await general('Titulares validados').fill('1.200');
    await monitoreo.agregar.focus();
    await page.keyboard.press('Enter');
    await expect(monitoreo.panel(1).getByRole('combobox', { name: 'Departamento' })).toBeFocused();
    await monitoreo.elegirDepartamento(1, 'La Paz');
    await monitoreo.panel(1).getByLabel('Regional').fill('el alto');
    await expect(monitoreo.panel(1).getByLabel('Regional')).toHaveValue('EL ALTO');
    await monitoreo.panel(1).getByLabel('Titulares validados').fill('1200');
    await ilustrar(page, 'declaracion', monitoreo.dialogo, 1100);
    await general('Beneficiarios observados').fill('3');
    await monitoreo.panel(1).getByLabel('Titulares validados').fill('1199');
    await monitoreo.remitir.click();
    await expect(monitoreo.dialogo.getByText(VALIDADA)).toBeVisible();
    await expect(monitoreo.dialogo.getByText('Verifique los registros por departamento.')).toBeVisible();
    await expect(monitoreo.dialogo.getByText(VALIDADA)).toBeInViewport();
    await expect(monitoreo.remitir).toBeInViewport();
    await esAccesible(page);
    await monitoreo.panel(1).getByLabel('Beneficiarios validados').fill('1');
    await monitoreo.panel(1).getByLabel('Titulares observados').fill('3');

    await monitoreo.remitir.click();
    await expect(monitoreo.pregunta).toContainText(/No podra revertir este cambio(?!\.)/);
    await monitoreo.pregunta.getByRole('button', { name: 'Remitir' }).click();
    await expect(page.getByText('Los totales fueron remitidos con éxito.')).toBeVisible();
    await expect(monitoreo.dialogo).toBeHidden();
    const fila = monitoreo.fila('ope.universitario').first();
    await expect(fila).toContainText('REMITIDO');
    await expect(fila).toContainText('1.200');

    await fila.getByRole('radio').check();
    await monitoreo.editar.click();
    await expect(monitoreo.panel(1).getByRole('combobox', { name: 'Departamento' })).toContainText('La Paz');
    await general('Recién nacidos').fill('4');
    await monitoreo.remitir.click();
    await monitoreo.pregunta.getByRole('button', { name: 'Guardar' }).click();
    await expect(monitoreo.dialogo).toBeHidden();
    await expect(fila).toContainText('v2');

    await page.setViewportSize({ width: 360, height: 740 });
    await fila.getByRole('radio').check();
    await monitoreo.editar.click();
    await monitoreo.agregar.click();
    await cabe(page);
  });
});
