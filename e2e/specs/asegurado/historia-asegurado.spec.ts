import { esAccesible } from '../../base/axe.ts';
import { expect, test } from '../../base/prueba.ts';
import { abrirHistoria, historiaDe } from '../../pantallas/beneficiario.ts';
import { abrirDetalles } from '../../pantallas/lista.ts';

test.describe('historia-asegurado.spec.ts', () => {
  test('la historia se pide al abrirla, y cuenta lo último primero', async ({ page, entrar }) => {
    await entrar('ope.afiliaciones');
    const pedidas: string[] = [];
    page.on('request', (pedido) => {
      if (pedido.url().includes('/v1/asegurado/historia/')) pedidas.push(pedido.url());
    });
    await abrirDetalles(page, '1000103');
    const dialogo = page.getByRole('dialog', { name: 'Detalles - REGISTRO' });
    await expect(dialogo.getByRole('button', { name: 'Historia de la afiliación' })).toBeVisible();
    await expect(historiaDe(dialogo)).toHaveCount(0);
    expect(pedidas).toEqual([]);
    await abrirHistoria(dialogo);
    await expect(historiaDe(dialogo).first()).toContainText('Baja del titular');
    await expect(historiaDe(dialogo).last()).toContainText('Registro de la afiliación');
    expect(pedidas).toHaveLength(1);
    await esAccesible(page);
  });
});
