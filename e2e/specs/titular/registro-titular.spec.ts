import type { Page, Route } from '@playwright/test';
import type { Simuladores } from '../../base/control.ts';
import { enLaPaz } from '../../base/fechas.ts';
import { ir } from '../../base/ir.ts';
import { enCalma, expect, test } from '../../base/prueba.ts';
import type { Servidor } from '../../base/servidor.ts';
import { formularioIngreso } from '../../pantallas/ingreso.ts';
import { retenerAlGuardar } from '../../pantallas/retencion.ts';
import {
  botonGuardar,
  botonValidar,
  campo,
  completarTrabajador,
  guardar,
  llegarAlPaso3,
  llenarPaso1,
  MARTINA,
  mensaje,
  pregunta,
  TEXTO_GUARDADO,
  TEXTO_INTERMITENCIA,
  TEXTO_SIN_SERVICIO,
  TEXTO_YA_EXISTE,
} from '../../pantallas/titular.ts';

const GUARDAR = '**/v2/afiliado/ente-gestor';
const contarGuardadas = async (servidor: Servidor) =>
  (await servidor.titulares(await servidor.ingresar('ope.afiliaciones'), { numeroDocumento: '1000001' })).total;
const quedaLoEscrito = async (page: Page) => {
  await expect(page).toHaveURL('/completarDatosAfiliacion');
  await expect(campo(page, 'Cargo')).toHaveValue('JEFA DE ALMACÉN');
  await expect(campo(page, 'Dirección')).toHaveValue('AV. SIEMPRE VIVA 742');
};

async function validarConElServicioCallado(page: Page, simuladores: Simuladores): Promise<void> {
  await simuladores.fallar('segip', { modo: 'lento', demora_ms: 60_000 });
  await llenarPaso1(page, MARTINA);
  await botonValidar(page).click();
  await expect(page.getByRole('progressbar', { name: 'Validando la información' })).toBeVisible();
  await expect(page.getByText(TEXTO_INTERMITENCIA)).toBeVisible();
  await page.getByRole('link', { name: 'Lista de asegurados' }).click();
  await expect(page.getByRole('radio').first()).toBeVisible();
  await simuladores.sanar();
  await page.getByRole('link', { name: 'Registro de titular', exact: true }).click();
  await expect(campo(page, 'Nombres')).toHaveValue(MARTINA.nombres);
  await botonValidar(page).click();
  await page.getByRole('button', { name: '2. COMPLETAR INFORMACIÓN' }).click();
}

async function decirQueNo(page: Page, servidor: Servidor): Promise<void> {
  await botonGuardar(page).click();
  await expect(pregunta(page).getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(pregunta(page)).toBeHidden();
  await quedaLoEscrito(page);
  expect(await contarGuardadas(servidor)).toBe(0);
}

async function ingresarSobreElFormulario(page: Page, servidor: Servidor, token: string): Promise<void> {
  await enCalma(page);
  await servidor.revocar(token);
  await guardar(page);
  const dialogo = page.getByRole('dialog', { name: 'Su sesión terminó' });
  await expect(dialogo).toBeVisible();
  await formularioIngreso(page).ingresar('ope.afiliaciones');
  await expect(dialogo).toBeHidden();
  await quedaLoEscrito(page);
}

async function guardarConElServicioCaido(page: Page, servidor: Servidor, simuladores: Simuladores): Promise<void> {
  await simuladores.fallar('segip', { modo: 'error' });
  await guardar(page);
  await expect(mensaje(page, TEXTO_SIN_SERVICIO)).toBeVisible();
  await quedaLoEscrito(page);
  expect(await contarGuardadas(servidor)).toBe(0);
  await simuladores.sanar();
}

async function perderLaRespuesta(page: Page, servidor: Servidor): Promise<void> {
  const perder = async (ruta: Route) => {
    await ruta.fetch();
    await ruta.abort('connectionreset');
  };
  await page.route(GUARDAR, perder, { times: 1 });
  await guardar(page);
  await expect(page.getByText(/^No se recibió la respuesta del servidor\./)).toBeVisible();
  expect(await contarGuardadas(servidor)).toBe(1);
  await page.reload();
  await expect(page.getByText('INDUSTRIAS ALTIPLANO S.A. (NIT-1020304050)')).toBeVisible();
  await quedaLoEscrito(page);
}

async function guardarOtraVez(page: Page, servidor: Servidor, claves: (string | undefined)[]): Promise<void> {
  const soltar = await retenerAlGuardar(page, GUARDAR, () => guardar(page));
  soltar();
  await expect(page).toHaveURL('/asegurado');
  await expect(page.getByRole('dialog', { name: 'Procesando registro' })).toBeHidden();
  await expect(mensaje(page, TEXTO_GUARDADO)).toBeVisible();
  expect(claves).toEqual([expect.any(String), claves[0]]);
  expect(await contarGuardadas(servidor)).toBe(1);
}

test.describe('registro-titular.spec.ts', () => {
  // PaginaCompletarDatos.test tests each answer, what is lacking, other roles and employers.
  test('de la identidad a la lista: la historia entera; dos clics rápidos hacen una afiliación, y lo mismo otra vez se rechaza', async ({
    page,
    entrar,
    servidor,
  }) => {
    const token = await entrar('ope.afiliaciones', '/afiliacionTitulares');
    let pedidos = 0;
    page.on('request', (pedido) => {
      if (pedido.method() === 'POST' && pedido.url().endsWith('/v2/afiliado/ente-gestor')) pedidos += 1;
    });
    await llegarAlPaso3(page, MARTINA);
    // The form is filled with what the sources know.
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
    await botonGuardar(page).dblclick();
    await pregunta(page).getByRole('button', { name: 'Registrar titular' }).dblclick();
    await expect(page).toHaveURL('/asegurado');
    await expect(mensaje(page, TEXTO_GUARDADO)).toBeVisible();

    // The row is chosen already: what is next to be done with it needs no search.
    const fila = page.getByRole('row', { name: /1000001/ });
    await expect(fila.getByRole('radio')).toBeChecked();
    // While the sheet to hand out is printed, nothing else is.
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

    expect(pedidos).toBe(1);
    await ir(page, '/afiliacionTitulares');
    await llegarAlPaso3(page, MARTINA);
    await completarTrabajador(page);
    await guardar(page);
    await expect(mensaje(page, TEXTO_YA_EXISTE)).toBeVisible();
    await expect(page).toHaveURL('/completarDatosAfiliacion');
    expect(pedidos).toBe(2);
    expect((await servidor.titulares(token, { numeroDocumento: '1000001' })).total).toBe(1);
  });

  test('al guardar se pregunta; si la sesión terminó se ingresa sobre el formulario; lo que falla o se pierde lo conserva, y todo se guarda una vez', async ({
    page,
    entrar,
    servidor,
    simuladores,
  }) => {
    const token = await entrar('ope.afiliaciones', '/afiliacionTitulares');
    await test.step('con el servicio de identidad callado el paso 1 lo dice, lo demás funciona, y el siguiente intento sirve', () =>
      validarConElServicioCallado(page, simuladores));
    await completarTrabajador(page);
    await campo(page, 'Cargo').fill('JEFA DE ALMACÉN');
    await campo(page, 'Dirección').fill('AV. SIEMPRE VIVA 742');

    await test.step('guardar pregunta primero: decir que no no escribe nada y conserva todo', () =>
      decirQueNo(page, servidor));
    await test.step('una sesión que terminó en el servidor: se ingresa sobre el formulario, y todo lo escrito sigue allí', () =>
      ingresarSobreElFormulario(page, servidor, token));
    await test.step('con el servicio de identidad caído nada se guarda, y el siguiente intento funciona', () =>
      guardarConElServicioCaido(page, servidor, simuladores));
    const claves: (string | undefined)[] = [];
    page.on('request', (pedido) => {
      if (pedido.method() === 'POST' && pedido.url().endsWith('/v2/afiliado/ente-gestor'))
        claves.push(pedido.headers()['idempotency-key']);
    });
    await test.step('guardado en el servidor y perdida la respuesta: se dice, y lo escrito sigue allí, también al recargar', () =>
      perderLaRespuesta(page, servidor));
    await test.step('guardar otra vez es lo mismo; mientras tanto la pantalla se retiene con el nombre encima', () =>
      guardarOtraVez(page, servidor, claves));
  });
});
