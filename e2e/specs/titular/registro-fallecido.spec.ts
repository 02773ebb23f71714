import { esAccesible } from '../../base/axe.ts';
import { cabe } from '../../base/cabe.ts';
import { capturar } from '../../base/captura.ts';
import { enLaPaz } from '../../base/fechas.ts';
import { ir } from '../../base/ir.ts';
import { expect, test } from '../../base/prueba.ts';
import { deNuevo } from '../../base/sesion.ts';
import {
  CUBIERTO,
  completarAfiliacion,
  completarDefuncion,
  DESCONOCIDO,
  FALTA_CERTIFICADO,
  FELIX,
  llegarAlPaso3Fallecido,
  pdf,
  subirCertificado,
  validarFallecido,
} from '../../pantallas/fallecido.ts';
import { pantallaLista } from '../../pantallas/lista.ts';
import {
  botonGuardar,
  botonValidar,
  campo,
  guardar,
  llenarPaso1,
  MARTINA,
  mensaje,
  TEXTO_GUARDADO,
  TEXTO_SIN_SERVICIO,
} from '../../pantallas/titular.ts';

const PASO_1 = '/afiliacionTitularesFallecidos';
const GUARDAR = '**/v2/afiliado/ente-gestor';
const FALTAN = 'Observación: Debe introducir la información en los campos requeridos.';
const NO_ES_PDF = 'El certificado de defunción no es un documento PDF válido.';
const MEGA = 1024 * 1024;

test.describe('registro-fallecido.spec.ts', () => {
  test('1000007, de la identidad a la lista, donde la fila dice que la persona murió', async ({
    page,
    entrar,
    servidor,
  }) => {
    const token = await entrar('ope.afiliaciones', PASO_1);
    // In the warning colour: not that of the same button elsewhere.
    const color = () => botonValidar(page).evaluate((boton) => getComputedStyle(boton).backgroundColor);
    const advertencia = await color();
    await esAccesible(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await validarFallecido(page, FELIX);
    await expect(page.getByText('La persona no figura como fallecida', { exact: false })).toHaveCount(0);
    await expect(page.getByText('FÉLIX HUANCA POMA').first()).toBeVisible();
    await esAccesible(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.getByRole('button', { name: '2. COMPLETAR INFORMACIÓN' }).click();
    await expect(page).toHaveURL('/completarDatosAfiliacionFallecidos');
    await expect(page.getByRole('img', { name: /^Ejemplo de certificado de defunción/ })).toBeVisible();
    // The identity service reports the death: no paper is asked for.
    await page.getByRole('button', { name: 'Ampliar la imagen de ejemplo' }).press('Enter');
    const ejemplo = page.getByRole('dialog', { name: 'Imagen de ejemplo' });
    await expect(ejemplo.getByRole('img')).toBeVisible();
    await esAccesible(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.keyboard.press('Escape');
    await expect(ejemplo).toBeHidden();
    await expect(page.getByText('Opcional, porque el SEGIP informa el fallecimiento')).toBeVisible();
    await expect(page.getByText(FALTA_CERTIFICADO)).toHaveCount(0);

    // Known identity is not typed, and nobody who died is affiliated today.
    await expect(campo(page, 'Nombres')).toHaveCount(0);
    await expect(campo(page, 'Fecha de afiliación')).toHaveValue('');
    await botonGuardar(page).click();
    await expect(mensaje(page, FALTAN)).toBeVisible();
    await expect(campo(page, 'Fecha de afiliación')).toBeFocused();
    await completarAfiliacion(page);
    await completarDefuncion(page);
    await esAccesible(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await capturar(page, 'fallecido-paso-3');
    let soltar = () => {};
    const retenido = new Promise<void>((resolve) => {
      soltar = resolve;
    });
    await page.route(GUARDAR, async (ruta) => {
      await retenido;
      await ruta.continue();
    });
    await guardar(page);
    await expect(page.getByRole('dialog', { name: 'Procesando registro' })).toBeVisible();
    soltar();
    await expect(page).toHaveURL('/asegurado');
    await expect(mensaje(page, TEXTO_GUARDADO)).toBeVisible();

    const lista = pantallaLista(page);
    await expect(lista.fila(FELIX.numero).getByRole('radio')).toBeChecked();
    await lista.documento.fill(FELIX.numero);
    await lista.buscar.click();
    await expect(lista.fila(FELIX.numero).getByRole('img', { name: 'Persona fallecida' })).toBeVisible();
    await expect(lista.fila(FELIX.numero)).toContainText('INACTIVO');
    expect(await servidor.fila(token, FELIX.numero)).toMatchObject({ fallecido: true, estado: { codigo: 104 } });
    await ir(page, '/afiliacionTitulares');
    await expect(botonValidar(page)).toBeVisible();
    expect(await color()).not.toBe(advertencia);
  });

  test('lo que no es un certificado, y lo que queda al recargar', async ({ page, entrar, servidor, simuladores }) => {
    const token = await entrar('ope.afiliaciones', PASO_1);
    await test.step('lo que no es un certificado se rechaza enseguida, o por el servidor, y nada se guarda', async () => {
      await llegarAlPaso3Fallecido(page, FELIX);
      await completarAfiliacion(page);
      const entero = pdf('acta.pdf', 20_000);
      const malos = [
        ['programa.pdf', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(9000, 7)]), NO_ES_PDF],
        ['cortado.pdf', entero.buffer.subarray(0, 12_000), NO_ES_PDF],
        ['pesado.pdf', pdf('', 20 * MEGA).buffer, 'El certificado de defunción no puede pesar más de 20 MB.'],
      ] as const;
      for (const [name, buffer, texto] of malos) {
        await subirCertificado(page, { ...entero, name, buffer });
        await expect(page.getByText(texto)).toBeVisible();
        await expect(page.getByRole('button', { name: 'Subir certificado de defunción' })).toBeVisible();
      }
      await completarDefuncion(page, entero);
      // A refused file leaves the one that was chosen.
      await subirCertificado(page, { ...entero, name: 'otro.pdf', buffer: malos[0][1] });
      await expect(page.getByText(NO_ES_PDF)).toBeVisible();
      await expect(page.getByText('acta.pdf', { exact: true })).toBeVisible();

      // Both ends are right, and there are no pages between them.
      const hueco = Buffer.from(entero.buffer.toString('latin1').replace('/Pages 2 0 R', '/Nadas 2 0 R'), 'latin1');
      await subirCertificado(page, { ...entero, name: 'hueco.pdf', buffer: hueco });
      await expect(page.getByText('hueco.pdf', { exact: true })).toBeVisible();
      await guardar(page);
      await expect(mensaje(page, /^Registro no guardado\./)).toBeVisible();
      await expect(page.getByText(NO_ES_PDF)).toBeVisible();
      await expect(page).toHaveURL('/completarDatosAfiliacionFallecidos');
      expect((await servidor.titulares(token, { numeroDocumento: FELIX.numero })).total).toBe(0);
    });
    await test.step('recargar conserva lo escrito, salvo un certificado pesado, y lo dice', async () => {
      await deNuevo(page, PASO_1);
      await llegarAlPaso3Fallecido(page, FELIX);
      await completarAfiliacion(page);
      await completarDefuncion(page);
      await page.reload();
      await expect(campo(page, 'Número de certificado')).toHaveValue('004512-B');
      await expect(campo(page, 'Fecha de defunción')).toHaveValue(enLaPaz(-3));
      await expect(page.getByText('acta.pdf', { exact: true })).toBeVisible();

      await subirCertificado(page, pdf('escaneado.pdf', 3 * MEGA));
      await expect(page.getByText(/^Por su tamaño no se guarda en el borrador/)).toBeVisible();
      // Looking back at step 2 is not a reload.
      await page.getByRole('link', { name: /Validar estado de registro/ }).click();
      await page.getByRole('button', { name: '2. COMPLETAR INFORMACIÓN' }).click();
      await expect(page.getByText('escaneado.pdf', { exact: true })).toBeVisible();
      await page.reload();
      await expect(page.getByText('El archivo «escaneado.pdf» no se conservó al recargar la página')).toBeVisible();
      await subirCertificado(page, pdf('escaneado.pdf', 3 * MEGA));

      await simuladores.fallar('segip', { modo: 'corte' });
      await guardar(page);
      await expect(mensaje(page, TEXTO_SIN_SERVICIO)).toBeVisible();
      await expect(page).toHaveURL('/completarDatosAfiliacionFallecidos');
      await simuladores.sanar();
      await guardar(page);
      await expect(page).toHaveURL('/asegurado');
    });
  });

  test('de quien nada se sabe: en un teléfono, y lo que se escribe', async ({ page, entrar, servidor }) => {
    const token = await entrar('ope.afiliaciones', PASO_1);
    await test.step('en un teléfono nada pasa del borde', async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      await cabe(page);
      await llegarAlPaso3Fallecido(page, DESCONOCIDO);
      await cabe(page);
      await subirCertificado(page, pdf(`${'certificado-de-defuncion-escaneado-'.repeat(4)}.pdf`));
      await expect(page.getByRole('button', { name: 'Cambiar certificado de defunción' })).toBeVisible();
      await cabe(page);
      await page.setViewportSize({ width: 1280, height: 800 });
    });
    await test.step('1000014, de quien nada se sabe: se escriben nombres y fecha de nacimiento', async () => {
      await deNuevo(page, PASO_1);
      await llegarAlPaso3Fallecido(page, DESCONOCIDO);
      await expect(page.getByText('El SEGIP no tiene los datos de la persona', { exact: false })).toBeVisible();
      await expect(campo(page, 'Nombres')).toHaveValue('JOSÉ');
      await expect(campo(page, 'Fecha de nacimiento')).toHaveValue('14/03/1985');
      await campo(page, 'Nombres').fill('');
      await completarAfiliacion(page);
      await completarDefuncion(page);
      await botonGuardar(page).click();
      await expect(campo(page, 'Nombres')).toBeFocused();
      await campo(page, 'Nombres').fill('José Luis');
      await campo(page, 'Apellido paterno').fill('MAMANI');
      await campo(page, 'Apellido materno').fill('QUISPE');
      await campo(page, 'Fecha de nacimiento').fill('03/02/1950');
      await guardar(page);
      await expect(page).toHaveURL('/asegurado');
      expect(await servidor.fila(token, DESCONOCIDO.numero)).toMatchObject({
        nombres: 'JOSÉ LUIS',
        primer_apellido: 'MAMANI',
        segundo_apellido: 'QUISPE',
        fecha_nacimiento: '1950-02-03',
        fallecido: true,
      });
    });
  });

  test('de quien vive, de quien ya está cubierto, y a quien se lleva a este registro', async ({ page, entrar }) => {
    await entrar('ope.afiliaciones', '/completarDatosAfiliacionFallecidos');
    await test.step('de quien vive se dice que vive, y sin persona validada no hay paso 2 ni 3', async () => {
      await expect(page).toHaveURL('/afiliacionTitulares');
      await page.goto('/validarEstadoRegistroFallecido');
      await expect(page).toHaveURL('/afiliacionTitulares');
      await ir(page, PASO_1);
      await validarFallecido(page, MARTINA);
      await expect(
        page.getByText('La persona no figura como fallecida en el SEGIP. Verifique que es la persona del certificado'),
      ).toBeVisible();
      // Paper must prove what the identity service does not say.
      await page.getByRole('button', { name: '2. COMPLETAR INFORMACIÓN' }).click();
      await expect(page.getByText(FALTA_CERTIFICADO)).toBeVisible();
      await completarAfiliacion(page);
      await botonGuardar(page).click();
      await expect(mensaje(page, FALTAN)).toBeVisible();
      await expect(campo(page, 'Número de certificado')).toBeFocused();
      await expect(page.getByText('Este campo es requerido.')).toHaveCount(2);
      await esAccesible(page);
      await page.emulateMedia({ colorScheme: 'light' });
      await completarDefuncion(page);
      await expect(page.getByText(FALTA_CERTIFICADO)).toHaveCount(0);
      await expect(mensaje(page, FALTAN)).toHaveCount(0);
      await page.getByRole('link', { name: /Validar información/ }).click();
      await expect(page).toHaveURL(PASO_1);
      // The other wizard knows nothing of who was validated in this one.
      await ir(page, '/completarDatosAfiliacion');
      await expect(page).toHaveURL('/afiliacionTitulares');
    });
    await test.step('de quien ya está cubierto por el ente se dice en el paso 2, que lleva a su baja', async () => {
      await ir(page, PASO_1);
      await validarFallecido(page, CUBIERTO);
      const veredicto = page.getByRole('note', { name: 'Veredicto' });
      await expect(veredicto).toContainText('Corresponde registrar su baja por defunción.');
      await expect(veredicto).not.toContainText('novedad');
      await esAccesible(page);
      await page.getByRole('button', { name: 'Buscar su afiliación para darle de baja' }).click();
      await expect(pantallaLista(page).fila(CUBIERTO.numero)).toContainText('ACTIVO');
    });
    await test.step('a quien el SEGIP da por fallecido se lo lleva al registro de fallecidos, sin escribirlo otra vez', async () => {
      await ir(page, '/afiliacionTitulares');
      await llenarPaso1(page, FELIX);
      await botonValidar(page).click();
      await page.getByRole('button', { name: 'Registro de fallecidos' }).click();
      await expect(page).toHaveURL(PASO_1);
      await expect(campo(page, 'Número de documento')).toHaveValue(FELIX.numero);
      await expect(campo(page, 'Nombres')).toHaveValue(FELIX.nombres);
    });
  });
});
