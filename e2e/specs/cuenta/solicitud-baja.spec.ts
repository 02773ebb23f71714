import { esAccesible } from '../../base/axe.ts';
import { expect, test } from '../../base/prueba.ts';
import { pantallaUsuarios } from '../../pantallas/usuarios.ts';

test.describe('solicitud-baja.spec.ts', () => {
  // The only administrator is told why not: PanelBaja.test.tsx.
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
  });

  test('el administrador la ve en la lista y en los detalles', async ({ page, entrar, servidor }) => {
    const token = await servidor.ingresar('ope.afiliaciones');
    await servidor.enviar(token, 'POST', '/v1/usuario/solicitarBaja', {});
    const { efectivaEl } = (await servidor.leer(token, '/v1/usuario/solicitudBaja')) as { efectivaEl: string };
    const dia = efectivaEl.split('-').reverse().join('/');
    await entrar('adm.ente', '/admin?buscar=ope.afiliaciones');
    const { fila, panel } = pantallaUsuarios(page);
    await expect(fila('ope.afiliaciones')).toContainText(`Baja: ${dia}`);
    await fila('ope.afiliaciones').getByRole('radio').check();
    await pantallaUsuarios(page).accion('Detalles').click();
    await expect(panel('Detalles').getByText(`rige desde el ${dia}`)).toBeVisible();
    await esAccesible(page);
  });
});
