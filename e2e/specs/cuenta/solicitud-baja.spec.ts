import { esAccesible } from '../../base/axe.ts';
import { expect, test } from '../../base/prueba.ts';
import { pantallaUsuarios } from '../../pantallas/usuarios.ts';

test.describe('solicitud-baja.spec.ts', () => {
  // PanelBaja.test.tsx tests that the only administrator is told why not.
  test('se pide con el día a la vista, y se retira', async ({ page, entrar }) => {
    await entrar('ope.afiliaciones', '/perfil');
    const panel = page.getByRole('region', { name: 'Baja de la cuenta' });
    const dicho = /(\d\d\/\d\d\/\d{4})/;
    const [, dia = ''] = dicho.exec((await panel.getByText(/pedida hoy, el/).textContent()) ?? '') ?? [];
    await panel.getByRole('button', { name: 'Pedir la baja' }).click();
    const pregunta = page.getByRole('alertdialog', { name: '¿Está seguro de pedir la baja de su cuenta?' });
    await expect(pregunta).toContainText('ope.afiliaciones');
    await expect(pregunta).toContainText(dia);
    await pregunta.getByRole('button', { name: 'Pedir la baja' }).click();
    await expect(panel.getByText(`Su cuenta se dará de baja el ${dia}.`)).toBeVisible();
    await esAccesible(page);
    await page.reload();
    await panel.getByRole('button', { name: 'Retirar el pedido' }).click();
    await expect(panel.getByRole('button', { name: 'Pedir la baja' })).toBeEnabled();
    await expect(panel.getByText(/se dará de baja el/)).toHaveCount(0);
    await panel.getByRole('button', { name: 'Pedir la baja' }).click();
    await pregunta.getByRole('button', { name: 'Pedir la baja' }).click();
    await expect(panel.getByText(`Su cuenta se dará de baja el ${dia}.`)).toBeVisible();

    await test.step('el administrador la ve en la lista y en los detalles', async () => {
      await entrar('adm.ente', '/admin?buscar=ope.afiliaciones');
      const { fila, panel: dialogo, accion } = pantallaUsuarios(page);
      await expect(fila('ope.afiliaciones')).toContainText(`Baja: ${dia}`);
      await fila('ope.afiliaciones').getByRole('radio').check();
      await accion('Detalles').click();
      await expect(dialogo('Detalles').getByText(`rige desde el ${dia}`)).toBeVisible();
    });
  });
});
