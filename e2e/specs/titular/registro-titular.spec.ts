import type { PedidoRegistro } from '@sgpa/contract/v2/registro-titular';
import { enLaPaz } from '../../base/fechas.ts';
import { ir } from '../../base/ir.ts';
import { enCalma, expect, test } from '../../base/prueba.ts';
import { formularioIngreso } from '../../pantallas/ingreso.ts';
import { retenerAlGuardar } from '../../pantallas/retencion.ts';
import {
  botonGuardar,
  campo,
  completarTrabajador,
  elegir,
  GONZALO,
  guardar,
  llegarAlPaso3,
  MARTINA,
  mensaje,
  pregunta,
  RODRIGO,
  TEXTO_GUARDADO,
  TEXTO_SIN_SERVICIO,
  TEXTO_YA_EXISTE,
  WARA,
} from '../../pantallas/titular.ts';

const GUARDAR = '**/v2/afiliado/ente-gestor';
const FALLA =
  'Registro no guardado. No se pudo procesar la operación, verifique si los campos requeridos están llenado correctamente. Si el problema persiste comuníquese con su administrador.';

test.describe('registro-titular.spec.ts', () => {
  test('de la identidad a la lista: la historia entera, y lo mismo otra vez se rechaza', async ({
    page,
    entrar,
    servidor,
  }) => {
    const token = await entrar('ope.afiliaciones', '/afiliacionTitulares');
    await llegarAlPaso3(page, MARTINA);
    // What the sources know is filled in.
    await expect(page.getByRole('combobox', { name: 'Tipo de asegurado' })).toHaveText('TRABAJADOR');
    await expect(campo(page, 'Código de empleador')).toHaveValue('1020304050');
    await expect(page.getByText('INDUSTRIAS ALTIPLANO S.A. (NIT-1020304050)')).toBeVisible();
    await expect(campo(page, 'Fecha de afiliación')).toHaveValue(enLaPaz());
    await expect(page.getByRole('combobox', { name: 'Género' })).toHaveText('FEMENINO');
    await expect(page.getByRole('combobox', { name: 'Estado civil' })).toHaveText('SOLTERO');

    await completarTrabajador(page);
    await campo(page, 'Correo electrónico').fill('martina@correo.example');
    await campo(page, 'Teléfono móvil').fill('70012345');
    await campo(page, 'Dirección').fill('CALLE FALSA 123');
    await campo(page, 'Cargo').fill('AUXILIAR');
    await campo(page, 'Salario (Bs)').fill('3500,50');
    await guardar(page);
    await expect(page).toHaveURL('/asegurado');
    await expect(mensaje(page, TEXTO_GUARDADO)).toBeVisible();

    // Chosen already: what is next to be done with it needs no search.
    const fila = page.getByRole('row', { name: /1000001/ });
    await expect(fila.getByRole('radio')).toBeChecked();
    // The sheet to hand out: while it is printed, nothing else is.
    await page.evaluate(() => {
      window.print = () => undefined;
    });
    await page.getByRole('button', { name: 'Imprimir constancia' }).click();
    await page.emulateMedia({ media: 'print' });
    const hoja = page.getByRole('region', { name: 'Constancia de registro' });
    await expect(hoja).toContainText(/Registro N\.º \d+, del .+, por ope\.afiliaciones/);
    await expect(hoja).toContainText('Ente gestorCaja Nacional de Salud');
    await expect(fila).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(hoja).toHaveCount(0);
    await campo(page, 'NRO. DOCUMENTO IDENTIDAD').fill('1000001');
    await page.getByRole('button', { name: 'Buscar' }).click();
    await expect(fila).toContainText('QUISPE ARANCIBIA MARTINA ELENA');
    await expect(fila).toContainText('ACTIVO');
    await expect(fila).toContainText('INDUSTRIAS ALTIPLANO S.A.');
    await expect(fila).toContainText('ope.afiliaciones');

    await ir(page, '/afiliacionTitulares');
    await llegarAlPaso3(page, MARTINA);
    await completarTrabajador(page);
    await guardar(page);
    await expect(mensaje(page, TEXTO_YA_EXISTE)).toBeVisible();
    await expect(page).toHaveURL('/completarDatosAfiliacion');
    expect((await servidor.titulares(token, { numeroDocumento: '1000001' })).total).toBe(1);
  });

  test('al guardar se pregunta, lo que falla conserva el formulario, y mientras se guarda la pantalla se retiene', async ({
    page,
    entrar,
    servidor,
    simuladores,
  }) => {
    const token = await entrar('ope.afiliaciones', '/afiliacionTitulares');
    await llegarAlPaso3(page, MARTINA);
    await completarTrabajador(page);
    const guardadas = async () => (await servidor.titulares(token, { numeroDocumento: '1000001' })).total;
    await test.step('guardar pregunta primero: decir que no no escribe nada y conserva todo', async () => {
      await campo(page, 'Cargo').fill('AUXILIAR');
      await botonGuardar(page).click();
      await expect(pregunta(page).getByRole('button', { name: 'Cancelar' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(pregunta(page)).toBeHidden();
      await expect(campo(page, 'Cargo')).toHaveValue('AUXILIAR');
      expect(await guardadas()).toBe(0);
    });
    await test.step('un servidor que se rompe lo dice y conserva el formulario', async () => {
      await page.route(GUARDAR, (ruta) =>
        ruta.fulfill({ status: 500, json: { codigo: 'ERROR_INTERNO', mensaje: '' } }),
      );
      await guardar(page);
      await expect(mensaje(page, FALLA)).toBeVisible();
      await expect(campo(page, 'Fecha de ingreso al trabajo')).toHaveValue(enLaPaz(-30));
      await page.unroute(GUARDAR);
    });
    await test.step('con el servicio de identidad caído nada se guarda, y el siguiente intento funciona', async () => {
      await simuladores.fallar('segip', { modo: 'error' });
      await guardar(page);
      await expect(mensaje(page, TEXTO_SIN_SERVICIO)).toBeVisible();
      expect(await guardadas()).toBe(0);
      await simuladores.sanar();
    });
    await test.step('mientras se guarda la pantalla se retiene con el nombre encima', async () => {
      const soltar = await retenerAlGuardar(page, GUARDAR, () => guardar(page));
      soltar();
      await expect(page).toHaveURL('/asegurado');
      await expect(page.getByRole('dialog', { name: 'Procesando registro' })).toBeHidden();
      expect(await guardadas()).toBe(1);
    });
  });

  test('dos clics rápidos hacen una afiliación', async ({ page, entrar, servidor }) => {
    const token = await entrar('ope.afiliaciones', '/afiliacionTitulares');
    await llegarAlPaso3(page, MARTINA);
    await completarTrabajador(page);
    let pedidos = 0;
    page.on('request', (pedido) => {
      if (pedido.method() === 'POST' && pedido.url().endsWith('/v2/afiliado/ente-gestor')) pedidos += 1;
    });
    await botonGuardar(page).dblclick();
    await pregunta(page).getByRole('button', { name: 'Registrar titular' }).dblclick();
    await expect(page).toHaveURL('/asegurado');
    expect(pedidos).toBe(1);
    expect((await servidor.titulares(token, { numeroDocumento: '1000001' })).total).toBe(1);
  });

  test('una respuesta perdida en el camino: guardar otra vez funciona, y hay una afiliación', async ({
    page,
    entrar,
    servidor,
  }) => {
    const token = await entrar('ope.afiliaciones', '/afiliacionTitulares');
    await llegarAlPaso3(page, MARTINA);
    await completarTrabajador(page);
    const claves: (string | undefined)[] = [];
    await page.route(GUARDAR, async (ruta) => {
      claves.push(ruta.request().headers()['idempotency-key']);
      const respuesta = await ruta.fetch();
      if (claves.length === 1) await ruta.abort('connectionreset');
      else await ruta.fulfill({ response: respuesta });
    });
    await guardar(page);
    await expect(page.getByText(/^No se recibió la respuesta del servidor\./)).toBeVisible();
    await expect(mensaje(page, FALLA)).toBeVisible();
    await expect(page).toHaveURL('/completarDatosAfiliacion');
    // Also after a reload the next try is the same intention.
    await page.reload();
    await expect(page.getByText('INDUSTRIAS ALTIPLANO S.A. (NIT-1020304050)')).toBeVisible();
    await guardar(page);
    await expect(page).toHaveURL('/asegurado');
    await expect(mensaje(page, TEXTO_GUARDADO)).toBeVisible();
    expect(claves).toHaveLength(2);
    expect(claves[0]).toBeTruthy();
    expect(claves[1]).toBe(claves[0]);
    expect((await servidor.titulares(token, { numeroDocumento: '1000001' })).total).toBe(1);
  });

  test('una sesión que terminó en el servidor: se ingresa sobre el formulario, y todo lo escrito se guarda', async ({
    page,
    entrar,
    servidor,
  }) => {
    const token = await entrar('ope.afiliaciones', '/afiliacionTitulares');
    await llegarAlPaso3(page, MARTINA);
    await completarTrabajador(page);
    await campo(page, 'Cargo').fill('JEFA DE ALMACÉN');
    await campo(page, 'Dirección').fill('AV. SIEMPRE VIVA 742');
    await enCalma(page);
    await servidor.revocar(token);
    await guardar(page);
    const dialogo = page.getByRole('dialog', { name: 'Su sesión terminó' });
    await expect(dialogo).toBeVisible();
    await formularioIngreso(page).ingresar('ope.afiliaciones');
    await expect(dialogo).toBeHidden();
    await expect(page).toHaveURL('/completarDatosAfiliacion');
    await expect(campo(page, 'Cargo')).toHaveValue('JEFA DE ALMACÉN');
    await expect(campo(page, 'Dirección')).toHaveValue('AV. SIEMPRE VIVA 742');
    await guardar(page);
    await expect(page).toHaveURL('/asegurado');
    const nuevo = await servidor.ingresar('ope.afiliaciones');
    expect((await servidor.titulares(nuevo, { numeroDocumento: '1000001' })).total).toBe(1);
  });

  test('lo escrito queda, y una doble afiliación se guarda con su observación', async ({ page, entrar, servidor }) => {
    const token = await entrar('ope.afiliaciones', '/afiliacionTitulares');
    await test.step('lo escrito queda al recargar y nunca se ofrece para otra persona, a quien se le dice lo que falta', async () => {
      await test.step('recargar en el paso 3 conserva la persona y todo lo escrito', async () => {
        await llegarAlPaso3(page, MARTINA);
        await completarTrabajador(page);
        await campo(page, 'Cargo').fill('AUXILIAR');
        await elegir(page, 'Estado civil', 'VIUDO');
        await page.reload();
        await expect(campo(page, 'Cargo')).toHaveValue('AUXILIAR');
        await expect(page.getByRole('combobox', { name: 'Estado civil' })).toHaveText('VIUDO');
        await expect(campo(page, 'Fecha de ingreso al trabajo')).toHaveValue(enLaPaz(-30));
        await expect(page.getByText('INDUSTRIAS ALTIPLANO S.A. (NIT-1020304050)')).toBeVisible();
        await page.goBack();
        await expect(page).toHaveURL('/validacionAfiliaciones');
        await page.goForward();
        await expect(campo(page, 'Cargo')).toHaveValue('AUXILIAR');
      });
      await test.step('lo escrito para una persona nunca se ofrece para otra', async () => {
        await ir(page, '/afiliacionTitulares');
        await llegarAlPaso3(page, MARTINA);
        await campo(page, 'Cargo').fill('AUXILIAR');
        await ir(page, '/afiliacionTitulares');
        await llegarAlPaso3(page, RODRIGO);
        await expect(campo(page, 'Cargo')).toHaveValue('');
      });
      await test.step('campos que faltan: el aviso, un texto bajo cada uno, y el foco en el primero', async () => {
        await ir(page, '/afiliacionTitulares');
        await llegarAlPaso3(page, WARA);
        await campo(page, 'Fecha de afiliación').fill('');
        await botonGuardar(page).click();
        await expect(
          mensaje(page, 'Observación: Debe introducir la información en los campos requeridos.'),
        ).toBeVisible();
        // Affiliation date, insured type, type of code, employer code, work entry date.
        await expect(page.getByText('Este campo es requerido.', { exact: true })).toHaveCount(5);
        await expect(campo(page, 'Fecha de afiliación')).toBeFocused();
        await expect(pregunta(page)).toHaveCount(0);
      });
    });
    await test.step('una doble afiliación se guarda con su observación', async () => {
      await ir(page, '/afiliacionTitulares');
      await llegarAlPaso3(page, GONZALO);
      await completarTrabajador(page);
      await guardar(page);
      await expect(page).toHaveURL('/asegurado');
      await expect(mensaje(page, TEXTO_GUARDADO)).toBeVisible();
      await expect(mensaje(page, /La persona tiene cobertura vigente en: Caja Petrolera de Salud\./)).toBeVisible();
      expect((await servidor.titulares(token, { numeroDocumento: '1000006' })).total).toBe(1);
    });
  });

  test('CAJA_WEB_SUS ve solo el establecimiento y registra VOLUNTARIO', async ({ page, entrar, servidor }) => {
    const token = await entrar('caja.sus', '/afiliacionTitulares');
    await llegarAlPaso3(page, MARTINA);
    await expect(page.getByRole('heading', { name: 'Establecimiento de salud' })).toBeVisible();
    for (const nombre of ['Tipo de asegurado', 'Tipo de código']) {
      await expect(page.getByRole('combobox', { name: nombre })).toHaveCount(0);
    }
    for (const nombre of ['Fecha de afiliación', 'Matrícula', 'Código de empleador', 'Fecha de ingreso al trabajo']) {
      await expect(campo(page, nombre)).toHaveCount(0);
    }
    const enviado = page.waitForRequest(
      (pedido) => pedido.method() === 'POST' && pedido.url().includes('/v2/afiliado/'),
    );
    await guardar(page);
    const cuerpo = (await enviado).postDataJSON() as PedidoRegistro;
    expect(cuerpo.codigo_entidad).toBe('PER_VOL-0002');
    expect(cuerpo.data[0]?.afiliacion.tipo_asegurado).toBe('VOLUNTARIO');
    await expect(page).toHaveURL('/asegurado');
    expect((await servidor.titulares(token, { numeroDocumento: '1000001' })).total).toBe(1);
  });

  test('la autoridad elige el ente gestor, y tiene que hacerlo', async ({ page, entrar, servidor }) => {
    const token = await entrar('adm.autoridad', '/afiliacionTitulares');
    await llegarAlPaso3(page, MARTINA);
    await completarTrabajador(page);
    await botonGuardar(page).click();
    await expect(page.getByText('Este campo es requerido.', { exact: true })).toHaveCount(1);
    await elegir(page, 'ENTE GESTOR', 'Caja Petrolera de Salud');
    await guardar(page);
    await expect(page).toHaveURL('/asegurado');
    const { datos } = await servidor.titulares(token, { numeroDocumento: '1000001' });
    expect(datos).toMatchObject([{ siglaEnteGestor: 'CPS' }]);
  });
});
