import type { Page } from '@playwright/test';
import { esAccesible } from '../../base/axe.ts';
import { expect, test } from '../../base/prueba.ts';
import { emitirPorApi } from '../../pantallas/certificado.ts';

const PAGINA = '/verificacionCertificado/';

test.describe('verificacion-certificado.spec.ts', () => {
  const soltar = async (page: Page, nombre: string, bytes: Buffer) => {
    const datos = await page.evaluateHandle(
      ([titulo, base64]) => {
        const contenido = Uint8Array.from(atob(base64 ?? ''), (signo) => signo.charCodeAt(0));
        const llevado = new DataTransfer();
        llevado.items.add(new File([contenido], titulo ?? '', { type: 'application/pdf' }));
        return llevado;
      },
      [nombre, bytes.toString('base64')],
    );
    await page.dispatchEvent('body', 'drop', { dataTransfer: datos });
  };

  test('el emitido es auténtico, sin sesión; su archivo se compara aquí y no se envía', async ({ page, servidor }) => {
    const { codigo, pdf } = await emitirPorApi(servidor, '1000103');
    const enviados: string[] = [];
    page.on('request', (pedido) => enviados.push(`${pedido.method()} ${new URL(pedido.url()).pathname}`));
    await page.goto(PAGINA + codigo);
    await expect(page.getByText('El certificado es auténtico.')).toBeVisible();
    const datos = page.locator('dl');
    for (const dato of ['1000103', '14/03/1985', '00000001', 'Fecha de creación', 'Fecha de consulta'])
      await expect(datos).toContainText(dato);
    const comparacion = page.locator('#comparacion');
    await page
      .getByLabel('Elegir el PDF del certificado')
      .setInputFiles({ name: 'suyo.pdf', mimeType: 'application/pdf', buffer: pdf });
    await expect(comparacion).toHaveText('suyo.pdf: El archivo es el que se emitió, byte por byte.');
    await esAccesible(page);
    const alterado = Buffer.from(pdf);
    alterado[1000] = (alterado[1000] ?? 0) ^ 1;
    await soltar(page, 'otro.pdf', alterado);
    await expect(comparacion).toHaveText(
      'otro.pdf: El archivo NO es el que se emitió: fue modificado, o es otro documento.',
    );
    await esAccesible(page);
    expect(enviados.filter((pedido) => !pedido.startsWith('GET'))).toEqual([]);
    expect(enviados.filter((pedido) => pedido.includes('/api/'))).toHaveLength(1);
    // Nothing of the application comes with it.
    expect(enviados.filter((pedido) => pedido.endsWith('.js'))).toHaveLength(1);
  });

  test('desconocido o sin respuesta: NO es auténtico, y se puede escribir otro código', async ({ page, servidor }) => {
    const { codigo } = await emitirPorApi(servidor, '1000100');
    await page.goto(`${PAGINA}${codigo.slice(0, -1)}${codigo.endsWith('7') ? '8' : '7'}`);
    await expect(page.getByText('El certificado NO es auténtico.')).toBeVisible();
    await expect(page.getByText('Fecha de consulta')).toBeVisible();
    await expect(page.getByLabel('Elegir el PDF del certificado')).toBeHidden();
    await esAccesible(page);
    await page.route('**/validacionCertificado/**', (ruta) => ruta.abort());
    await page.getByRole('textbox', { name: 'Código de verificación' }).fill(codigo.toLowerCase());
    await page.getByRole('button', { name: 'Verificar' }).click();
    await expect(page.getByText('No se pudo llegar al servidor.')).toBeVisible();
    await expect(page.getByText('El certificado NO es auténtico.')).toBeVisible();
    await page.unroute('**/validacionCertificado/**');
    await page.reload();
    await expect(page.getByText('El certificado es auténtico.')).toBeVisible();
  });

  test('cabe en un teléfono de 360 píxeles', async ({ page, servidor }) => {
    const { codigo } = await emitirPorApi(servidor, '1000103');
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(PAGINA + codigo);
    await expect(page.getByText('El certificado es auténtico.')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});
