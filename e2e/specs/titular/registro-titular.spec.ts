import type { PedidoRegistro } from '@sgpa/contract/v2/registro-titular';
import { enLaPaz } from '../../base/fechas.ts';
import { crearPng } from '../../base/png.ts';
import { expect, test } from '../../base/prueba.ts';
import { formularioIngreso } from '../../pantallas/ingreso.ts';
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
  SANTOS,
  TEXTO_GUARDADO,
  TEXTO_SIN_SERVICIO,
  TEXTO_YA_EXISTE,
  WARA,
  XIMENA,
} from '../../pantallas/titular.ts';

const GUARDAR = '**/v2/afiliado/ente-gestor';
const FALLA =
  'Registro no guardado. No se pudo procesar la operación, verifique si los campos requeridos están llenado correctamente. Si el problema persiste comuníquese con su administrador.';

test.describe('registro-titular.spec.ts', () => {
  test('from identity to the list: the whole story, and the same again is refused', async ({
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

    await campo(page, 'NRO. DOCUMENTO IDENTIDAD').fill('1000001');
    await page.getByRole('button', { name: 'Buscar' }).click();
    const fila = page.getByRole('row', { name: /1000001/ });
    await expect(fila).toContainText('QUISPE ARANCIBIA MARTINA ELENA');
    await expect(fila).toContainText('ACTIVO');
    await expect(fila).toContainText('INDUSTRIAS ALTIPLANO S.A.');
    await expect(fila).toContainText('ope.afiliaciones');

    await page.goto('/afiliacionTitulares');
    await llegarAlPaso3(page, MARTINA);
    await completarTrabajador(page);
    await guardar(page);
    await expect(mensaje(page, TEXTO_YA_EXISTE)).toBeVisible();
    await expect(page).toHaveURL('/completarDatosAfiliacion');
    expect((await servidor.titulares(token, { numeroDocumento: '1000001' })).total).toBe(1);
  });

  test('saving asks first: declining writes nothing and keeps everything', async ({ page, entrar, servidor }) => {
    const token = await entrar('ope.afiliaciones', '/afiliacionTitulares');
    await llegarAlPaso3(page, MARTINA);
    await completarTrabajador(page);
    await campo(page, 'Cargo').fill('AUXILIAR');
    await botonGuardar(page).click();
    await expect(pregunta(page).getByRole('button', { name: 'Cancelar' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(pregunta(page)).toBeHidden();
    await expect(campo(page, 'Cargo')).toHaveValue('AUXILIAR');
    expect((await servidor.titulares(token, { numeroDocumento: '1000001' })).total).toBe(0);
  });

  test('while it is being saved the screen is held with its name on it', async ({ page, entrar }) => {
    await entrar('ope.afiliaciones', '/afiliacionTitulares');
    await llegarAlPaso3(page, MARTINA);
    await completarTrabajador(page);
    let soltar = () => {};
    const retenido = new Promise<void>((resolve) => {
      soltar = resolve;
    });
    await page.route(GUARDAR, async (ruta) => {
      await retenido;
      await ruta.continue();
    });
    await guardar(page);
    const espera = page.getByRole('dialog', { name: 'Procesando registro' });
    await expect(espera).toBeVisible();
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await expect(espera).toBeVisible();
    soltar();
    await expect(page).toHaveURL('/asegurado');
    await expect(espera).toBeHidden();
  });

  test('two quick clicks make one affiliation', async ({ page, entrar, servidor }) => {
    const token = await entrar('ope.afiliaciones', '/afiliacionTitulares');
    await llegarAlPaso3(page, MARTINA);
    await completarTrabajador(page);
    let pedidos = 0;
    page.on('request', (pedido) => {
      if (pedido.method() === 'POST' && pedido.url().endsWith('/v2/afiliado/ente-gestor')) pedidos += 1;
    });
    await botonGuardar(page).dblclick();
    await pregunta(page).getByRole('button', { name: 'Aceptar' }).dblclick();
    await expect(page).toHaveURL('/asegurado');
    expect(pedidos).toBe(1);
    expect((await servidor.titulares(token, { numeroDocumento: '1000001' })).total).toBe(1);
  });

  test('an answer lost on the way: saving again succeeds, and there is one affiliation', async ({
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

  test('a session that ended on the server: sign in over the form, and all that was typed is saved', async ({
    page,
    entrar,
    servidor,
  }) => {
    const token = await entrar('ope.afiliaciones', '/afiliacionTitulares');
    await llegarAlPaso3(page, MARTINA);
    await completarTrabajador(page);
    await campo(page, 'Cargo').fill('JEFA DE ALMACÉN');
    await campo(page, 'Dirección').fill('AV. SIEMPRE VIVA 742');
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

  test('a reload in step 3 keeps the person and everything typed', async ({ page, entrar }) => {
    await entrar('ope.afiliaciones', '/afiliacionTitulares');
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

  test('what was typed for one person is never offered for another', async ({ page, entrar }) => {
    await entrar('ope.afiliaciones', '/afiliacionTitulares');
    await llegarAlPaso3(page, MARTINA);
    await campo(page, 'Cargo').fill('AUXILIAR');
    await page.goto('/afiliacionTitulares');
    await llegarAlPaso3(page, RODRIGO);
    await expect(campo(page, 'Cargo')).toHaveValue('');
  });

  test('missing fields: the warning, a text under each, and the first one in focus', async ({ page, entrar }) => {
    await entrar('ope.afiliaciones', '/afiliacionTitulares');
    await llegarAlPaso3(page, WARA);
    await campo(page, 'Fecha de afiliación').fill('');
    await botonGuardar(page).click();
    await expect(mensaje(page, 'Observación: Debe introducir la información en los campos requeridos.')).toBeVisible();
    // Affiliation date, insured type, type of code, employer code, work entry date.
    await expect(page.getByText('Este campo es requerido.', { exact: true })).toHaveCount(5);
    await expect(campo(page, 'Fecha de afiliación')).toBeFocused();
    await expect(pregunta(page)).toHaveCount(0);
  });

  test('the employer has to be searched before saving', async ({ page, entrar }) => {
    await entrar('ope.afiliaciones', '/afiliacionTitulares');
    await llegarAlPaso3(page, WARA);
    await elegir(page, 'Tipo de asegurado', 'TRABAJADOR');
    await elegir(page, 'Tipo de código', 'NIT');
    await campo(page, 'Código de empleador').fill('1020304050');
    await campo(page, 'Fecha de ingreso al trabajo').fill(enLaPaz(-30));
    await botonGuardar(page).click();
    await expect(page.getByText(/Debe realizar la búsqueda de la ENTIDAD EMPLEADORA/)).toBeVisible();
    await campo(page, 'Código de empleador').fill('999999999999');
    await page.getByRole('button', { name: 'Buscar' }).click();
    await expect(page.getByText('No se encontró una entidad empleadora con el código introducido.')).toBeVisible();
    await campo(page, 'Código de empleador').fill('1020304050');
    await campo(page, 'Código de empleador').press('Enter');
    await expect(page.getByText('INDUSTRIAS ALTIPLANO S.A. (NIT-1020304050)')).toBeVisible();
    await guardar(page);
    await expect(page).toHaveURL('/asegurado');
  });

  for (const [tipo, codigo] of [
    ['VOLUNTARIO', 'PER_VOL-0002'],
    ['CONVENIO', 'SIST_CONV-0004'],
    ['UNIVERSITARIO', 'SIST_UNIV_0003'],
    ['RENTISTA - SENASIR', 'SIST_RENT-0001'],
    ['SEGURIDAD SOCIAL LARGO PLAZO (SSLP)', 'SIST_SSLP-0001'],
  ] as const) {
    test(`${tipo} fixes the employer code, and TRABAJADOR clears it`, async ({ page, entrar }) => {
      await entrar('ope.afiliaciones', '/afiliacionTitulares');
      await llegarAlPaso3(page, MARTINA);
      await elegir(page, 'Tipo de asegurado', tipo);
      await expect(campo(page, 'Código de empleador')).toHaveValue(codigo);
      await expect(campo(page, 'Código de empleador')).not.toBeEditable();
      await expect(campo(page, 'Tipo de código')).toHaveValue('NIT-SIS');
      await expect(page.getByRole('combobox', { name: 'Tipo de código' })).toHaveCount(0);
      await elegir(page, 'Tipo de asegurado', 'TRABAJADOR');
      await expect(campo(page, 'Código de empleador')).toHaveValue('');
      await expect(page.getByRole('combobox', { name: 'Tipo de código' })).toBeVisible();
    });
  }

  test('several declared employers are there to choose from', async ({ page, entrar, servidor }) => {
    const token = await entrar('ope.afiliaciones', '/afiliacionTitulares');
    await llegarAlPaso3(page, RODRIGO);
    const opciones = page.getByRole('radiogroup', { name: /Empleadores que declararon/ });
    await expect(opciones.getByRole('radio')).toHaveCount(2);
    await opciones.getByRole('radio', { name: /COMERCIAL ILLIMANI S\.R\.L\./ }).check();
    await expect(campo(page, 'Código de empleador')).toHaveValue('00012345');
    await campo(page, 'Fecha de ingreso al trabajo').fill(enLaPaz(-30));
    await expect(page.getByText(/^COMERCIAL ILLIMANI S\.R\.L\. \(/).last()).toBeVisible();
    await guardar(page);
    await expect(page).toHaveURL('/asegurado');
    expect((await servidor.titulares(token, { numeroDocumento: '1000002' })).total).toBe(1);
  });

  test('a pensioner is proposed as RENTISTA - SENASIR', async ({ page, entrar }) => {
    await entrar('ope.afiliaciones', '/afiliacionTitulares');
    await llegarAlPaso3(page, SANTOS);
    await expect(page.getByRole('combobox', { name: 'Tipo de asegurado' })).toHaveText('RENTISTA - SENASIR');
    await expect(campo(page, 'Código de empleador')).toHaveValue('SIST_RENT-0001');
    await campo(page, 'Fecha de ingreso al trabajo').fill(enLaPaz(-30));
    await guardar(page);
    await expect(page).toHaveURL('/asegurado');
  });

  test('contributions in GESTORA alone propose nothing: the clerk chooses', async ({ page, entrar }) => {
    await entrar('ope.afiliaciones', '/afiliacionTitulares');
    await llegarAlPaso3(page, XIMENA);
    await expect(campo(page, 'Código de empleador')).toHaveValue('');
    await elegir(page, 'Tipo de asegurado', 'CONVENIO');
    await campo(page, 'Fecha de ingreso al trabajo').fill(enLaPaz(-30));
    await guardar(page);
    await expect(page).toHaveURL('/asegurado');
  });

  test('a double affiliation is saved with its observation', async ({ page, entrar, servidor }) => {
    const token = await entrar('ope.afiliaciones', '/afiliacionTitulares');
    await llegarAlPaso3(page, GONZALO);
    await completarTrabajador(page);
    await guardar(page);
    await expect(page).toHaveURL('/asegurado');
    await expect(mensaje(page, TEXTO_GUARDADO)).toBeVisible();
    await expect(mensaje(page, /La persona tiene cobertura vigente en: Caja Petrolera de Salud\./)).toBeVisible();
    expect((await servidor.titulares(token, { numeroDocumento: '1000006' })).total).toBe(1);
  });

  test('with the identity service down nothing is saved, and the next try succeeds', async ({
    page,
    entrar,
    servidor,
    simuladores,
  }) => {
    const token = await entrar('ope.afiliaciones', '/afiliacionTitulares');
    await llegarAlPaso3(page, MARTINA);
    await completarTrabajador(page);
    await simuladores.fallar('segip', { modo: 'error' });
    await guardar(page);
    await expect(mensaje(page, TEXTO_SIN_SERVICIO)).toBeVisible();
    expect((await servidor.titulares(token, { numeroDocumento: '1000001' })).total).toBe(0);
    await simuladores.sanar();
    await guardar(page);
    await expect(page).toHaveURL('/asegurado');
    expect((await servidor.titulares(token, { numeroDocumento: '1000001' })).total).toBe(1);
  });

  test('a server that breaks says so and keeps the form', async ({ page, entrar }) => {
    await entrar('ope.afiliaciones', '/afiliacionTitulares');
    await llegarAlPaso3(page, MARTINA);
    await completarTrabajador(page);
    await page.route(GUARDAR, (ruta) => ruta.fulfill({ status: 500, json: { codigo: 'ERROR_INTERNO', mensaje: '' } }));
    await guardar(page);
    await expect(mensaje(page, FALLA)).toBeVisible();
    await expect(campo(page, 'Fecha de ingreso al trabajo')).toHaveValue(enLaPaz(-30));
  });

  test('CAJA_WEB_SUS sees the establishment only and registers VOLUNTARIO', async ({ page, entrar, servidor }) => {
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

  test('the authority chooses the managing entity, and has to', async ({ page, entrar, servidor }) => {
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

  test('municipalities and establishments come once the department is chosen', async ({ page, entrar }) => {
    await entrar('ope.afiliaciones', '/afiliacionTitulares');
    await llegarAlPaso3(page, MARTINA);
    const persona = page.getByRole('region', { name: 'Información personal' });
    await expect(persona.getByRole('combobox', { name: 'Municipio' })).not.toHaveText('');
    await persona.getByRole('combobox', { name: 'Departamento' }).click();
    await page.getByRole('option', { name: 'Tarija', exact: false }).click();
    await persona.getByRole('combobox', { name: 'Municipio' }).click();
    await expect(page.getByRole('option', { name: /Bermejo/i })).toBeVisible();
    await page.keyboard.press('Escape');
    const ente = page.getByRole('region', { name: 'Ente gestor' });
    await expect(ente.getByRole('combobox', { name: 'Establecimiento de salud' })).toBeDisabled();
    await ente.getByRole('combobox', { name: 'Departamento' }).click();
    await page.getByRole('option', { name: 'La Paz', exact: false }).click();
    await ente.getByRole('combobox', { name: 'Establecimiento de salud' }).click();
    const primero = page.getByRole('option').nth(1);
    await primero.click();
    await expect(campo(page, 'Código de establecimiento')).not.toHaveValue('');
  });

  test('a photograph is replaced by a file, small and shown at once', async ({ page, entrar }) => {
    await entrar('ope.afiliaciones', '/afiliacionTitulares');
    await llegarAlPaso3(page, MARTINA);
    await completarTrabajador(page);
    const foto = page.getByRole('img', { name: /^Fotografía de MARTINA ELENA/ });
    const antes = await foto.getAttribute('src');
    const archivo = { name: 'foto.png', mimeType: 'image/png', buffer: crearPng(1200, 900) };
    await page.getByLabel('Cambiar fotografía').setInputFiles(archivo);
    await expect(foto).toHaveAttribute('src', /^data:image\/jpeg;base64,/);
    expect(await foto.getAttribute('src')).not.toBe(antes);
    const { width, height } = (await foto.boundingBox()) ?? { width: 999, height: 999 };
    expect(width).toBeLessThanOrEqual(252);
    expect(height).toBeLessThanOrEqual(252);
    const enviado = page.waitForRequest(
      (pedido) => pedido.method() === 'POST' && pedido.url().includes('/v2/afiliado/'),
    );
    await guardar(page);
    const cuerpo = (await enviado).postDataJSON() as PedidoRegistro;
    expect(cuerpo.data[0]?.persona.foto_persona).toMatch(/^data:image\/jpeg;base64,/);
    await expect(page).toHaveURL('/asegurado');
  });

  for (const [caso, archivo, texto] of [
    ['not an image', Buffer.from('%PDF-1.7 no soy una foto'), 'El archivo no es una imagen JPEG o PNG.'],
    ['a broken image', crearPng(300, 300).subarray(0, 60), 'No se pudo leer la imagen: el archivo está dañado.'],
  ] as const) {
    test(`a file that is ${caso} is refused with its reason, and the photograph stays`, async ({ page, entrar }) => {
      await entrar('ope.afiliaciones', '/afiliacionTitulares');
      await llegarAlPaso3(page, MARTINA);
      const foto = page.getByRole('img', { name: /^Fotografía de MARTINA ELENA/ });
      const antes = String(await foto.getAttribute('src'));
      await page
        .getByLabel('Cambiar fotografía')
        .setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: archivo });
      await expect(page.getByText(texto)).toBeVisible();
      await expect(foto).toHaveAttribute('src', antes);
    });
  }
});
