import { expect, test } from '../../base/prueba.ts';
import { pantallaMonitoreo } from '../../pantallas/monitoreo.ts';

test.describe('declaraciones.spec.ts', () => {
  test('un ente gestor ve solo las suyas, y puede remitir', async ({ page, entrar }) => {
    const monitoreo = pantallaMonitoreo(page);
    await entrar('ope.petrolera', '/monitoreoView');
    await expect(monitoreo.fila('REMITIDO').first()).toBeVisible();
    await expect(monitoreo.nuevo).toBeVisible();
    await expect(monitoreo.tabla.getByRole('columnheader', { name: 'Ente gestor' })).toHaveCount(0);
    await expect(monitoreo.tabla).not.toContainText('ope.afiliaciones');
  });
});
