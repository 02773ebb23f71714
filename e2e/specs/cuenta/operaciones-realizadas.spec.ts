import { hoyEnLaPaz } from '@sgpa/domain/shared/fecha-civil';
import { enLaPaz } from '../../base/fechas.ts';
import { expect, test } from '../../base/prueba.ts';
import { WARA } from '../../pantallas/titular.ts';

test.describe('operaciones-realizadas.spec.ts', () => {
  // PanelOperaciones.test.tsx tests where they cannot be asked for.
  test('las operaciones del día con sus cuentas, en un cajón de 300', async ({ page, entrar, servidor }) => {
    const identidad = { tipo_documento: 'CI', numero_documento: WARA.numero, fecha_nacimiento: '1985-03-14' };
    const titular = {
      tipo_documento_titular: 'CI',
      numero_documento_titular: '1000100',
      fecha_nacimiento_titular: '1985-03-14',
    };
    const fecha_inicio = hoyEnLaPaz(new Date());
    const afiliacion = { fecha_inicio, tipo_asegurado: '', parentesco_titular: 'OTROS', departamento: 'LP' };
    await servidor.enviar(await servidor.ingresar('ope.afiliaciones'), 'POST', '/v2/beneficiario/ente-gestor', {
      codigo_entidad: 'NIT-1020304050',
      data: [{ beneficiario: identidad, afiliacion, titular }],
    });
    await entrar('ope.afiliaciones', '/ayuda');
    await page.getByRole('button', { name: 'Menú Usuario' }).click();
    await page.getByRole('menuitem', { name: 'Operaciones Realizadas' }).click();
    const cajon = page.getByRole('dialog', { name: `OPERACIÓNES REALIZADAS ${enLaPaz()}` });
    await expect(cajon.getByRole('listitem').filter({ hasText: /registro/i })).toContainText('1');
    await expect.poll(async () => (await cajon.boundingBox())?.width).toBe(300);
    await cajon.getByRole('button', { name: 'Cerrar Ventana' }).click();
    await expect(cajon).toBeHidden();
    await expect(page.getByRole('button', { name: 'Menú Usuario' })).toBeFocused();
  });
});
