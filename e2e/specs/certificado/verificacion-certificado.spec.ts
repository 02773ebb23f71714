import type { Page } from '@playwright/test';
import { esAccesible } from '../../base/axe.ts';
import { ilustrar } from '../../base/ilustracion.ts';
import { expect, test } from '../../base/prueba.ts';
import type { Servidor } from '../../base/servidor.ts';
import { emitirPorApi, sellar } from '../../pantallas/certificado.ts';

const PAGINA = '/verificacionCertificado/';

/** Gives what the QR code of her certificate says, with her name as older ones have it. */
const dichoDe = (jti: string) => ({
  jti,
  num: 1,
  doc: '1000103',
  name: 'GLADYS YUJRA CHAMBI',
  birthdate: '1985-03-14',
  cub: true,
  tot: 3,
  est: [['Caja', 'CESANTIA', '2020-01-15']],
});

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

async function compararConElArchivo(page: Page, codigo: string, pdf: Buffer): Promise<void> {
  const enviados: string[] = [];
  page.on('request', (pedido) => enviados.push(`${pedido.method()} ${new URL(pedido.url()).pathname}`));
  await page.goto(PAGINA + codigo);
  await expect(page.getByText('El certificado es auténtico.')).toBeVisible();
  await ilustrar(page, 'verificacion', page.getByRole('main'), 660);
  const datos = page.locator('dl');
  await expect(datos).toHaveJSProperty('translate', false);
  for (const dato of ['1000103', '14/03/1985', '00000001', 'Fecha de creación', 'Fecha de consulta'])
    await expect(datos).toContainText(dato);
  // The data are as issued, so that a word changed on the paper is seen.
  await expect(page.locator('dd div').getByText('TIENE cobertura vigente', { exact: true })).toBeVisible();
  await expect(datos).toContainText(
    /Caja Nacional de Salud: CESANTIA, afiliación del \d\d\/\d\d\/\d{4}\. Cobertura hasta el \d\d/,
  );
  await expect(page.getByText('Compare todo con el papel')).toBeVisible();
  const comparacion = page.locator('#comparacion');
  // Its button is the page's, in Spanish whatever the browser speaks, and shows where the focus is.
  await expect(page.locator('#pdf')).toHaveCSS('opacity', '0');
  await page.locator('#pdf').focus();
  await expect(page.getByText('Elegir el PDF del certificado')).toHaveCSS('outline-style', 'solid');
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
}

async function comprobarLaFirma(page: Page, codigo: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`${PAGINA}${codigo}#${await sellar(page, dichoDe(codigo))}`);
  await expect(page.getByText('El certificado es auténtico.')).toBeVisible();
  await expect(page.getByText('La firma digital del código QR es válida y corresponde')).toBeVisible();
  await expect(page.locator('dd div').getByText('TIENE cobertura vigente', { exact: true })).toBeVisible();
  await esAccesible(page);
  // The code is read in the same tab: only what stands behind the # changes.
  const deOtro = await sellar(page, { ...dichoDe(codigo), doc: '1000100' });
  await page.evaluate((otro) => {
    location.hash = otro;
  }, deOtro);
  await expect(page.getByText('El código QR lleva la firma de otro certificado.')).toBeVisible();
  await expect(page.getByText('El certificado NO es auténtico.')).toBeVisible();
  await expect(page.locator('#resultado')).not.toContainText('1000103');
  await esAccesible(page);
}

async function preguntarPorOtrosCodigos(page: Page, servidor: Servidor): Promise<void> {
  const { codigo } = await emitirPorApi(servidor, '1000100');
  await page.goto(`${PAGINA}${codigo.slice(0, -1)}${codigo.endsWith('7') ? '8' : '7'}`);
  await expect(page.getByText('El certificado NO es auténtico.')).toBeVisible();
  await expect(page.getByText('Fecha de consulta')).toBeVisible();
  await expect(page.getByLabel('Elegir el PDF del certificado')).toBeHidden();
  await soltar(page, 'cualquiera.pdf', Buffer.from('%PDF'));
  await expect(page.locator('#comparacion')).toHaveText(/^cualquiera\.pdf: No hay con qué compararlo/);
  for (const malo of ['x.pdf', 'x'.repeat(300)]) {
    await page.goto(PAGINA + malo);
    await expect(page.getByText(/^Revise el código: son 20 signos/)).toBeVisible();
    await expect(page.getByText('auténtico')).toHaveCount(0);
  }
  await esAccesible(page);
  const campo = page.getByRole('textbox', { name: 'Código de verificación' });
  for (const sinCodigo of ['', '%20', '#x', '%E0%A4%A']) {
    await page.goto('about:blank');
    await page.goto(PAGINA + sinCodigo);
    await expect(page.getByText('Escriba abajo el código de verificación')).toBeVisible();
    await expect(page.getByText('auténtico')).toHaveCount(0);
    await expect(campo).toBeFocused();
  }
  await esAccesible(page);
  await page.route('**/validacionCertificado/**', (ruta) => ruta.fulfill({ status: 429, json: {} }));
  await page.goto(PAGINA + codigo);
  await expect(page.getByText('Inténtelo en un minuto.')).toBeVisible();
  await expect(page.getByText('auténtico')).toHaveCount(0);
  await expect(campo).toHaveValue(codigo);
  await page.unroute('**/validacionCertificado/**');
  await page.route('**/validacionCertificado/**', (ruta) => ruta.abort());
  await campo.fill(codigo.toLowerCase());
  await page.getByRole('button', { name: 'Verificar' }).click();
  await expect(page.getByText('No se pudo llegar al servidor.')).toBeVisible();
  await expect(page.getByText('El certificado NO es auténtico.')).toBeVisible();
  await page.unroute('**/validacionCertificado/**');
  await page.reload();
  await expect(page.getByText('El certificado es auténtico.')).toBeVisible();
}

async function verEnUnTelefonoYEnPapel(page: Page, codigo: string, pdf: Buffer): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${PAGINA}${codigo}#${await sellar(page, dichoDe(codigo))}`);
  const veredicto = page.getByText('El certificado es auténtico.');
  await expect(veredicto).toHaveCSS('color', 'rgb(169, 230, 191)');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await expect(veredicto).toHaveCSS('color', 'rgb(18, 82, 44)');
  await expect(page.locator('dt').first()).toHaveCSS('color', 'rgb(51, 51, 51)');
  for (const parte of ['#otro', '#archivo']) await expect(page.locator(parte)).toBeHidden();
  await page.locator('#pdf').setInputFiles({ name: 'suyo.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect(page.locator('#comparacion')).toBeVisible();
  await expect(page.locator('.soltar')).toBeHidden();
  await page.emulateMedia({ colorScheme: 'light', media: 'screen' });
  await page.goto('about:blank');
}

async function verEnUnTelefonoAntiguo(page: Page, codigo: string, pdf: Buffer): Promise<void> {
  await page.route('**/*.js', (ruta) => ruta.abort());
  await page.goto(PAGINA + codigo);
  const aviso = page.getByText('su navegador es demasiado antiguo');
  await expect(aviso).toBeHidden();
  await page.evaluate(() => document.getAnimations().forEach((una) => void una.finish()));
  await expect(aviso).toBeVisible();
  await page.unroute('**/*.js');
  await page.goto('about:blank');
  await page.addInitScript(() => {
    const sin = (de: object, nombre: string) => Object.defineProperty(de, nombre, { value: undefined });
    for (const nombre of ['at', 'flat', 'flatMap', 'findLast', 'toSorted', 'with']) sin(Array.prototype, nombre);
    for (const nombre of ['at', 'replaceAll', 'matchAll', 'trimStart']) sin(String.prototype, nombre);
    for (const nombre of ['hasOwn', 'fromEntries', 'groupBy']) sin(Object, nombre);
    for (const nombre of ['any', 'allSettled', 'withResolvers']) sin(Promise, nombre);
    for (const nombre of ['replaceChildren', 'toggleAttribute']) sin(Element.prototype, nombre);
    for (const nombre of ['arrayBuffer', 'text', 'stream']) sin(Blob.prototype, nombre);
    sin(MediaQueryList.prototype, 'addEventListener');
    sin(window, 'structuredClone');
    sin(window, 'globalThis');
  });
  await page.goto(`${PAGINA}${codigo}#${await sellar(page, dichoDe(codigo))}`);
  await expect(page.getByText('La firma digital del código QR es válida')).toBeVisible();
  await page
    .getByLabel('Elegir el PDF del certificado')
    .setInputFiles({ name: 'suyo.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect(page.locator('#comparacion')).toHaveText(/byte por byte\.$/);
}

test.describe('verificacion-certificado.spec.ts', () => {
  test('el código del emitido y su código QR, sin sesión; otro código NO es auténtico; en un teléfono y sobre papel', async ({
    page,
    servidor,
  }) => {
    const { codigo, pdf } = await emitirPorApi(servidor, '1000103');
    await test.step('el emitido es auténtico, sin sesión; su archivo se compara aquí y no se envía', () =>
      compararConElArchivo(page, codigo, pdf));
    await test.step('la firma del código QR se comprueba aquí; la de otro certificado NO es auténtica', () =>
      comprobarLaFirma(page, codigo));
    await test.step('desconocido o sin respuesta: NO es auténtico, y se puede escribir otro código', () =>
      preguntarPorOtrosCodigos(page, servidor));
    await test.step('cabe en un teléfono de 360 píxeles, y se imprime oscuro sobre blanco aunque la pantalla sea oscura', () =>
      verEnUnTelefonoYEnPapel(page, codigo, pdf));
    await test.step('en un teléfono antiguo funciona igual; donde ni el programa llega, se dice', () =>
      verEnUnTelefonoAntiguo(page, codigo, pdf));
  });
});
