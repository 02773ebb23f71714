import { esAccesible } from '../../base/axe.ts';
import { cabe } from '../../base/cabe.ts';
import { capturar } from '../../base/captura.ts';
import { ilustrar } from '../../base/ilustracion.ts';
import { ir } from '../../base/ir.ts';
import { expect, test } from '../../base/prueba.ts';
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
  MARTINA,
  mensaje,
  TEXTO_GUARDADO,
} from '../../pantallas/titular.ts';

const PASO_1 = '/afiliacionTitularesFallecidos';
const GUARDAR = '**/v2/afiliado/ente-gestor';
const FALTAN = 'Observación: Debe introducir la información en los campos requeridos.';

test.describe('registro-fallecido.spec.ts', () => {
  test('1000007, de la identidad a la lista, donde la fila dice que la persona murió', async ({
    page,
    entrar,
    servidor,
  }) => {
    const token = await entrar('ope.afiliaciones', PASO_1);
    // The button has the warning colour, which is not that of the same button elsewhere.
    const color = () => botonValidar(page).evaluate((boton) => getComputedStyle(boton).backgroundColor);
    const advertencia = await color();
    await esAccesible(page);
    await validarFallecido(page, FELIX);
    await expect(page.getByText('La persona no figura como fallecida', { exact: false })).toHaveCount(0);
    await expect(page.getByText('HUANCA POMA FÉLIX').first()).toBeVisible();
    await esAccesible(page);
    await page.getByRole('button', { name: '2. COMPLETAR INFORMACIÓN' }).click();
    await expect(page).toHaveURL('/completarDatosAfiliacionFallecidos');
    await expect(page.getByRole('img', { name: /^Ejemplo de certificado de defunción/ })).toBeVisible();
    // The identity service reports the death: no paper is asked for.
    await page.getByRole('button', { name: 'Ampliar la imagen de ejemplo' }).press('Enter');
    const ejemplo = page.getByRole('dialog', { name: 'Imagen de ejemplo' });
    await expect(ejemplo.getByRole('img')).toBeVisible();
    await esAccesible(page);
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
    await esAccesible(page);
    await completarAfiliacion(page);
    await completarDefuncion(page);
    await capturar(page, 'fallecido-paso-3');
    await ilustrar(page, 'fallecido-paso-3');
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
    await page.emulateMedia({ colorScheme: 'light' });
    await ir(page, '/afiliacionTitulares');
    await expect(botonValidar(page)).toBeVisible();
    expect(await color()).not.toBe(advertencia);
  });

  // PaginaCompletarDatos.fallecido.test and PaginaEstadoRegistro.test test files, what a reload keeps, who lives and who
  // is covered.
  test('de quien nada se sabe, en un teléfono: nada pasa del borde, y se escriben nombres y fecha de nacimiento', async ({
    page,
    entrar,
    servidor,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const token = await entrar('ope.afiliaciones', '/completarDatosAfiliacionFallecidos');
    await test.step('sin persona validada el paso 3 lleva al paso 1', async () => {
      await expect(page).toHaveURL('/afiliacionTitulares');
    });
    await ir(page, PASO_1);
    await expect(botonValidar(page)).toBeVisible();
    await cabe(page);
    await test.step('accesibles: el veredicto de quien ya está cubierto, y el papel que falta de quien vive', async () => {
      await validarFallecido(page, CUBIERTO);
      await expect(page.getByRole('note', { name: 'Veredicto' })).toContainText(
        'Corresponde registrar su baja por defunción.',
      );
      await esAccesible(page);
      await ir(page, PASO_1);
      await llegarAlPaso3Fallecido(page, MARTINA);
      await botonGuardar(page).click();
      await expect(page.getByText(FALTA_CERTIFICADO)).toBeVisible();
      await expect(page.getByText('Este campo es requerido.').first()).toBeVisible();
      await esAccesible(page);
      await ir(page, PASO_1);
    });
    await llegarAlPaso3Fallecido(page, DESCONOCIDO);
    await expect(page.getByText('El SEGIP no tiene los datos de la persona', { exact: false })).toBeVisible();
    await expect(campo(page, 'Nombres')).toHaveValue('JOSÉ');
    await expect(campo(page, 'Fecha de nacimiento')).toHaveValue('14/03/1985');
    await campo(page, 'Nombres').fill('');
    await completarAfiliacion(page);
    await completarDefuncion(page, pdf(`${'certificado-de-defuncion-escaneado-'.repeat(4)}.pdf`));
    await cabe(page);
    await botonGuardar(page).click();
    await expect(campo(page, 'Nombres')).toBeFocused();
    await campo(page, 'Nombres').fill('José Luis');
    await campo(page, 'Apellido paterno').fill('MAMANI');
    await campo(page, 'Apellido materno').fill('QUISPE');
    await campo(page, 'Fecha de nacimiento').fill('03/02/1950');
    await test.step('recargar conserva lo escrito, y pide otra vez el archivo', async () => {
      await page.reload();
      await expect(campo(page, 'Nombres')).toHaveValue('José Luis');
      await expect(
        page.getByText('no se conservó al recargar la página: súbalo otra vez.', { exact: false }),
      ).toBeVisible();
      await subirCertificado(page, pdf('acta.pdf'));
    });
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
