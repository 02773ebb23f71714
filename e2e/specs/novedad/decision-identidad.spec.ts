import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { personaSintetica, SEMILLA_DEMO } from '@sgpa/simulators/people/sintetica';
import { pedidoRegistro } from '@sgpa/testing/pedido-registro';
import { esAccesible } from '../../base/axe.ts';
import { cabeEn360 } from '../../base/cabe.ts';
import { expect, test } from '../../base/prueba.ts';
import { pantallaNovedades } from '../../pantallas/novedades.ts';

const ANA = { ...personaSintetica(SEMILLA_DEMO, 9_200_001), fechaNacimiento: '1985-03-04', extranjero: false };
const NUMERO = String(ANA.numero);
/** Two things differ, so that nobody can tell. */
const OTRA = { ...ANA, fechaNacimiento: '1985-04-03', extranjero: true };

test.describe('decision-identidad.spec.ts', () => {
  test('la autoridad une dos registros con el teclado, elige lo que queda, y lo deshace', async ({
    page,
    entrar,
    servidor,
    simuladores,
  }) => {
    const token = await servidor.ingresar('ope.afiliaciones');
    const registrar = async (persona: typeof ANA, tipo_doc: 1 | 2, desde: string) => {
      await simuladores.ponerPersonas(NUMERO, [persona]);
      const pedido = pedidoRegistro(persona, fecha(desde));
      for (const uno of pedido.data) uno.persona.tipo_doc = tipo_doc;
      await servidor.enviar(token, 'POST', '/v2/afiliado/ente-gestor', pedido);
    };
    await registrar(ANA, 1, '2026-10-01');
    await registrar(OTRA, 2, '2026-10-05');

    await entrar('adm.autoridad', `/novedades?numeroDocumento=${NUMERO}`);
    const novedades = pantallaNovedades(page);
    await novedades.fila(NUMERO).getByRole('radio').focus();
    await page.keyboard.press('Enter');
    const otro = novedades.dialogo.getByRole('button', { name: /^Es la misma persona/ });
    await expect(otro).toBeVisible();
    await esAccesible(page);
    await cabeEn360(page);
    await otro.focus();
    await page.keyboard.press('Enter');
    const union = page.getByRole('dialog', { name: 'Es la misma persona' });
    await expect(union.getByRole('radio')).toHaveCount(4);
    await esAccesible(page);
    await cabeEn360(page);
    await union.getByRole('radio', { name: /desde 05\/10\/2026/ }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Su cédula nueva lo dice.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog')).toContainText('03/04/1985');
    await page.getByRole('button', { name: 'Unir registros' }).press('Enter');
    await expect(page.getByText(/sus registros quedaron unidos/)).toBeVisible();
    await expect(novedades.dialogo).toHaveCount(0);

    await page.getByRole('button', { name: 'Identidades decididas' }).click();
    const decididas = page.getByRole('dialog', { name: 'Identidades decididas' });
    await decididas.getByRole('button', { name: /^Deshacer/ }).click();
    const deshacer = page.getByRole('dialog', { name: 'Deshacer la decisión' });
    await deshacer.getByRole('textbox', { name: /^Motivo/ }).fill('Eran dos.');
    await esAccesible(page);
    await cabeEn360(page);
    await deshacer.getByRole('button', { name: 'Guardar' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Deshacer' }).click();
    await expect(decididas.getByText('No hay decisiones que deshacer.')).toBeVisible();
    await decididas.getByRole('button', { name: 'Cerrar' }).last().click();
    await expect(novedades.fila(NUMERO).filter({ hasText: 'Identidad por decidir' })).toBeVisible();
  });
});
