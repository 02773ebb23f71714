import { esAccesible } from '../../base/axe.ts';
import { cabe } from '../../base/cabe.ts';
import { contarRegistro } from '../../base/control.ts';
import { expect, test } from '../../base/prueba.ts';
import { pantallaMonitoreo } from '../../pantallas/monitoreo.ts';

test.describe('comparacion-declaracion.spec.ts', () => {
  test('la autoridad ve junto a cada cifra la del registro, dónde difieren, y llega a las personas', async ({
    page,
    entrar,
    instancia,
  }) => {
    await entrar('eje.autoridad', '/monitoreoView');
    const { dialogo, fila, ver, tabla } = pantallaMonitoreo(page);
    await expect(fila(/^CNS/).first()).toBeVisible();
    await expect(tabla).not.toContainText(/Difiere|Coincide/);
    await fila(/^CNS/).first().getByRole('radio').check();
    await ver.click();
    await expect(dialogo.getByText('El registro está contando ese día')).toBeVisible();
    const cifras = dialogo.getByRole('table', { name: 'Población declarada' });
    await expect(cifras).not.toContainText('Registro');

    // Asked again by itself.
    await contarRegistro(instancia.id);
    await expect(dialogo.getByText('Lo declarado difiere del registro')).toBeVisible({ timeout: 30_000 });
    await expect(dialogo.getByText(/^Total general: titulares validados \+12/)).toBeVisible();
    const total = cifras.getByRole('row').filter({ hasText: 'Total general' });
    await expect(total.getByRole('cell').nth(1)).toContainText(/^[\d.]+Registro [\d.]+ \+12\s*$/);
    await expect(total.getByRole('cell').nth(2)).toContainText(/^([\d.]+)Registro \1\s*$/);
    await esAccesible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await cabe(page);
    await page.setViewportSize({ width: 1366, height: 768 });

    await dialogo.getByRole('link', { name: /^Titulares con cobertura hoy, afiliados hasta el/ }).click();
    await expect(page).toHaveURL(/\/asegurado\?.*idEnteGestor=1.*fechaFin=|\/asegurado\?.*fechaFin=.*idEnteGestor=1/);
    await page.goBack();
    await expect(dialogo.getByText('Lo declarado difiere del registro')).toBeVisible();

    // In the list a mark on those that differ.
    await page.goto('/monitoreoView');
    await expect(fila(/^CNS/).first().getByRole('cell').last()).toHaveText('Difiere');
    await expect(fila('Coincide').first()).toBeVisible();
    await esAccesible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await cabe(page);
  });

  test('el ente gestor compara lo que remitió antes de corregirlo', async ({ page, entrar, instancia }) => {
    await contarRegistro(instancia.id);
    await entrar('ope.afiliaciones', '/monitoreoView');
    const { dialogo, fila, editar } = pantallaMonitoreo(page);
    await fila('REMITIDO').first().getByRole('radio').check();
    await editar.click();
    await expect(dialogo.getByText('Lo declarado difiere del registro')).toHaveCount(0);
    await dialogo.getByRole('button', { name: 'Lo remitido, comparado con el registro' }).click();
    await expect(dialogo.getByText(/^Total general: titulares validados \+12/)).toBeVisible();
    await esAccesible(page);
  });
});
