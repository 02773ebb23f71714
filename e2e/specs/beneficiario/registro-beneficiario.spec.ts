import { hoyEnLaPaz, sumarDias } from '@sgpa/domain/shared/fecha-civil';
import { esAccesible } from '../../base/axe.ts';
import { cabe } from '../../base/cabe.ts';
import { capturar } from '../../base/captura.ts';
import { enLaPaz } from '../../base/fechas.ts';
import { expect, test } from '../../base/prueba.ts';
import { deNuevo } from '../../base/sesion.ts';
import { abrirAccion } from '../../pantallas/acciones.ts';
import { BENEFICIARIO_EN_PASO_3, buscarTitular, llegarAlPaso3Beneficiario } from '../../pantallas/beneficiario.ts';
import { pantallaLista } from '../../pantallas/lista.ts';
import { retenerAlGuardar } from '../../pantallas/retencion.ts';
import {
  botonGuardar,
  botonValidar,
  campo,
  elegir,
  guardar,
  llenarPaso1,
  MARTINA,
  mensaje,
  pregunta,
  TEXTO_GUARDADO,
  TEXTO_SIN_SERVICIO,
  TEXTO_YA_EXISTE,
  WARA,
} from '../../pantallas/titular.ts';

const PASO_1 = '/afiliacionBeneficiario';
const GUARDAR = '**/v2/beneficiario/ente-gestor';

test.describe('registro-beneficiario.spec.ts', () => {
  test('el paso 1: con sus palabras, con su titular, y para quien ya es beneficiario', async ({ page, entrar }) => {
    await entrar('ope.afiliaciones', '/completarDatosAfiliacionBeneficiario');
    await test.step('sin titular no se puede seguir, y sin persona validada no hay paso posterior', async () => {
      await expect(page).toHaveURL(PASO_1);
      await page.goto('/validacionAfiliacionesBeneficiario');
      await expect(page).toHaveURL(PASO_1);
      await page.goto('/CNADBeneficiario');
      await expect(page).toHaveURL('/asegurado?tipoAfiliado=BENEFICIARIO');
      await page.goto(PASO_1);
      // No longer covered, so nobody's beneficiary.
      await campo(page, 'Documento del titular').fill('1000104');
      await campo(page, 'Nacimiento del titular').fill('14/03/1985');
      await page.getByRole('button', { name: 'BUSCAR TITULAR' }).click();
      await expect(page.getByText('El titular está INACTIVO: no puede registrar beneficiarios.')).toBeVisible();
      await expect(botonValidar(page)).toHaveCount(0);
      await page.route('**/v2/contrastacion/titular', (ruta) => ruta.abort());
      await campo(page, 'Documento del titular').fill('1000100');
      await expect(botonValidar(page)).toBeVisible();
      await page.getByRole('button', { name: 'BUSCAR TITULAR' }).click();
      await expect(
        page.getByText('La operación no pudo ser procesada por favor contáctese con su administrador.'),
      ).toBeVisible();
      await expect(botonValidar(page)).toHaveCount(0);
      await page.unroute('**/v2/contrastacion/titular');
      await page.getByRole('button', { name: 'BUSCAR TITULAR' }).click();
      await expect(page.getByText('JORGE LUIS GUTIÉRREZ MARCA')).toBeVisible();
      await expect(botonValidar(page)).toBeVisible();
    });
    await test.step('el paso 1 pregunta con sus palabras, marca cada campo y borra la fecha de nacimiento que no coincide', async () => {
      await deNuevo(page, PASO_1);
      await botonValidar(page).click();
      await expect(
        page.getByRole('region', { name: 'Datos del beneficiario' }).getByText('Este campo es requerido.'),
      ).toHaveCount(3);
      await expect(page.getByRole('combobox', { name: /Parentesco/ })).toHaveCount(0);
      await esAccesible(page);
      await page.emulateMedia({ colorScheme: 'light' });

      await buscarTitular(page, '1000100');
      await llenarPaso1(page, { ...MARTINA, numero: '1000011', nombres: 'Otro Nombre' });
      await botonValidar(page).click();
      await expect(page.getByText(/^Los datos introducidos no coinciden con el registro del SEGIP/)).toBeVisible();
      await expect(campo(page, 'Fecha de nacimiento')).toHaveValue('');
      await expect(campo(page, 'Número de documento')).toHaveAccessibleDescription('Dato correcto');
      for (const otro of ['Fecha de nacimiento', 'Nombres'])
        await expect(campo(page, otro)).toHaveAccessibleDescription('No coincide con el servicio de identificación');
      await page.evaluate(() => scrollTo(0, 0));
      await capturar(page, 'beneficiario-paso-1');
      await esAccesible(page);
      await page.reload();
      await expect(campo(page, 'Nombres')).toHaveValue('Otro Nombre');
      await expect(campo(page, 'Documento del titular')).toHaveValue('1000100');
      await expect(campo(page, 'Nombres')).toHaveAccessibleDescription(/^No coincide/);

      await campo(page, 'Número de documento').fill('1000404');
      await campo(page, 'Fecha de nacimiento').fill('14/03/1985');
      await botonValidar(page).click();
      await expect(
        page.getByText(/pruebe ingresando el COMPLEMENTO y\/o FECHA DE NACIMIENTO\.$/).first(),
      ).toBeVisible();
      await elegir(page, 'Tipo de documento', 'CÉDULA DE IDENTIDAD DE EXTRANJERO');
      await page.getByRole('button', { name: 'LIMPIAR FORMULARIO' }).click();
      await expect(page.getByRole('combobox', { name: 'Tipo de documento' })).toHaveText('CÉDULA DE IDENTIDAD');
      for (const nombre of ['Número de documento', 'Nombres', 'Fecha de nacimiento'])
        await expect(campo(page, nombre)).toHaveValue('');
      await expect(campo(page, 'Número de documento')).toBeFocused();
      await expect(page.getByText(/pruebe ingresando/)).toHaveCount(0);
      await expect(campo(page, 'Documento del titular')).toHaveValue('1000100');
    });
    await test.step('quien ya es beneficiario: 502, y el camino a sus datos; cada paso a 360 píxeles', async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      await deNuevo(page, PASO_1);
      await cabe(page);
      const claudia = { ...MARTINA, numero: '1000200', nombres: 'Claudia', paterno: 'Flores', materno: 'Limachi' };
      await llegarAlPaso3Beneficiario(page, '1000100', claudia, 'HERMANO/HERMANA', () => cabe(page));
      await cabe(page);
      await guardar(page);
      await expect(mensaje(page, TEXTO_YA_EXISTE)).toBeVisible();
      await expect(page).toHaveURL(BENEFICIARIO_EN_PASO_3);
      await cabe(page);
      await page.goBack();
      const ya = page.getByRole('alert').filter({ hasText: 'ya está registrada como beneficiaria de este titular' });
      await ya.getByRole('link', { name: 'Actualizar sus datos' }).click();
      await expect(page).toHaveURL(/^[^?]*\/actualizarDatosAfiliacion/);
      await expect(page.getByText('Actualización de información de asegurado beneficiario')).toBeVisible();
    });
  });

  test('el asistente: recargar y volver conservan lo escrito, y el guardado está en la lista', async ({
    page,
    entrar,
    servidor,
    simuladores,
  }) => {
    const token = await entrar('ope.afiliaciones', PASO_1);
    // One click searches the holder and validates.
    await campo(page, 'Documento del titular').fill('1000100');
    await campo(page, 'Nacimiento del titular').fill('14/03/1985');
    await llenarPaso1(page, WARA);
    await botonValidar(page).click();
    await expect(page).toHaveURL('/validacionAfiliacionesBeneficiario');
    for (const aviso of [
      'El afiliado no tiene registro en Entes Gestores',
      'La persona no se encuentra registrada en planillas declaradas.',
      'No se encontró registro de la persona como trabajador en los últimos 3 meses.',
      'La persona no se encuentra registrada como rentista.',
    ])
      await expect(page.getByRole('main').getByText(aviso)).toBeVisible();
    await esAccesible(page);
    await page.getByRole('button', { name: '2. COMPLETAR INFORMACIÓN' }).click();
    await expect(botonGuardar(page)).toBeVisible();
    await page.getByRole('combobox', { name: 'Parentesco' }).click();
    await expect(page.getByRole('option')).toHaveText([
      'ESPOSA/ESPOSO',
      'PADRE/MADRE',
      'HERMANO/HERMANA',
      'NIETO/NIETA',
      'CONVIVIENTE',
      'HIJA/HIJO',
      'HIJASTRO/HIJASTRA',
      'OTROS',
    ]);
    await page.getByRole('option', { name: 'HIJASTRO/HIJASTRA' }).click();
    await campo(page, 'Fecha de afiliación').fill('');
    await botonGuardar(page).click();
    await expect(page.getByText('Este campo es requerido.')).toBeVisible();
    await esAccesible(page);
    await campo(page, 'Fecha de afiliación').fill(enLaPaz(-3));
    await campo(page, 'Teléfono móvil').fill('70011223');
    await page.reload();
    await expect(campo(page, 'Teléfono móvil')).toHaveValue('70011223');
    await page.getByRole('link', { name: 'Validar información' }).click();
    await expect(campo(page, 'Nombres')).toHaveValue(WARA.nombres);
    await page.goBack();
    await expect(campo(page, 'Teléfono móvil')).toHaveValue('70011223');

    await simuladores.fallar('segip', { modo: 'corte' });
    await guardar(page);
    await expect(mensaje(page, TEXTO_SIN_SERVICIO)).toBeVisible();
    await expect(page).toHaveURL(BENEFICIARIO_EN_PASO_3);
    await simuladores.sanar();
    await page.route(GUARDAR, (ruta) => ruta.abort());
    await guardar(page);
    await expect(mensaje(page, /^Registro no guardado\. No se pudo procesar la operación/)).toBeVisible();
    await page.unroute(GUARDAR);

    const soltar = await retenerAlGuardar(page, GUARDAR, () => guardar(page));
    soltar();
    await expect(page).toHaveURL(/^[^?]*\/asegurado\?tipoAfiliado=BENEFICIARIO$/);
    await expect(mensaje(page, TEXTO_GUARDADO)).toBeVisible();
    const fila = pantallaLista(page).fila(WARA.numero);
    await expect(fila).toContainText('HIJASTRO/HIJASTRA');
    await expect(fila.getByRole('radio')).toBeChecked();
    expect(await servidor.fila(token, WARA.numero, 'BENEFICIARIO')).toMatchObject({
      doc_titular: '1000100',
      parentesco_titular: 'HIJASTRO/HIJASTRA',
      codigo_entidad: 'NIT-1020304050',
      estado: { codigo: 100 },
    });
    // Nothing of it is left for the next one.
    await page.goto(PASO_1);
    await expect(campo(page, 'Documento del titular')).toHaveValue('');
    await expect(campo(page, 'Nombres')).toHaveValue('');
  });

  test('el «Nuevo Beneficiario» del panel, en tres pasos sobre la lista', async ({
    page,
    entrar,
    servidor,
    simuladores,
  }) => {
    const token = await entrar('ope.afiliaciones');
    const dialogo = await abrirAccion(page, '1000100', 'Beneficiarios');
    await dialogo.getByRole('button', { name: 'Nuevo Beneficiario' }).click();
    const pasos = dialogo.getByRole('navigation', { name: 'Pasos del registro' }).getByRole('listitem');
    await expect(pasos).toHaveText([/PASO 1 Validar$/, /PASO 2 Detalles$/, /PASO 3 Registrar$/]);
    const boton = dialogo.getByRole('button', { name: 'Validar', exact: true });
    await boton.click();
    for (const texto of [
      'Completar Nro. de documento de Identdad',
      'Completar parentezco',
      'Debe introducir Número de documento, Fecha de Nacimiento y Grado de Parentesco',
    ])
      await expect(dialogo.getByText(texto, { exact: true })).toBeVisible();
    await esAccesible(page);
    await expect(campo(page, 'Fecha de afiliación')).toHaveValue(enLaPaz());
    await campo(page, 'Número de documento').fill('1000011');
    await campo(page, 'Fecha de nacimiento').fill('14/03/1985');
    await elegir(page, 'Parentesco con el titular', 'HERMANO/HERMANA');
    await boton.click();
    await expect(dialogo.getByText(/^Los datos introducidos no coinciden/)).toBeVisible();
    await expect(campo(page, 'Fecha de nacimiento')).toHaveValue('');
    await expect(campo(page, 'Fecha de nacimiento')).toHaveAccessibleDescription(/^No coincide/);
    // What is typed waits while somebody else is looked at.
    await dialogo.getByRole('row', { name: /1000202/ }).click();
    await expect(dialogo.getByRole('tablist')).toBeVisible();
    await dialogo.getByRole('button', { name: 'Nuevo Beneficiario' }).click();
    await expect(dialogo.getByRole('tablist')).toBeHidden();
    await campo(page, 'Número de documento').fill(MARTINA.numero);
    await campo(page, 'Fecha de nacimiento').fill(MARTINA.nacimiento);
    await campo(page, 'Fecha de afiliación').fill(enLaPaz(-2));
    await boton.click();
    const detalles = page.getByRole('dialog', { name: 'Detalles', exact: true });
    await expect(detalles.getByRole('columnheader')).toHaveText([
      'Ente gestor',
      'Empleador',
      'NIT',
      'Gestión',
      'Periodo',
      'Descripción',
      'Matrícula de comercio',
    ]);
    await esAccesible(page);
    await detalles.getByRole('button', { name: 'Continuar con el registro' }).click();
    await expect(pasos.nth(2)).toHaveAttribute('aria-current', 'step');
    const registrar = dialogo.getByRole('button', { name: 'Registrar', exact: true });
    await simuladores.fallar('segip', { modo: 'corte' });
    await registrar.click();
    await expect(pregunta(page)).toHaveAccessibleDescription(/No podra revertir este cambio\.$/);
    await pregunta(page).getByRole('button', { name: 'Registrar beneficiario' }).click();
    await expect(dialogo.getByText(TEXTO_SIN_SERVICIO)).toBeVisible();
    await simuladores.sanar();
    await registrar.click();
    await pregunta(page).getByRole('button', { name: 'Registrar beneficiario' }).click();
    await expect(dialogo.getByText(TEXTO_GUARDADO)).toBeVisible();
    await expect(registrar).toBeDisabled();
    await esAccesible(page);
    await expect(dialogo.getByRole('row', { name: /1000001/ })).toContainText('HERMANO/HERMANA');
    expect((await servidor.fila(token, MARTINA.numero, 'BENEFICIARIO')).estado).toMatchObject({
      codigo: 100,
      fecha_afiliacion: sumarDias(hoyEnLaPaz(new Date()), -2),
    });
    // The same person once more: the server's words, and it can be changed and tried again.
    await dialogo.getByRole('button', { name: 'Registrar otro beneficiario' }).click();
    await campo(page, 'Número de documento').fill(MARTINA.numero);
    await campo(page, 'Fecha de nacimiento').fill(MARTINA.nacimiento);
    await elegir(page, 'Parentesco con el titular', 'HERMANO/HERMANA');
    await boton.click();
    await detalles.getByRole('button', { name: 'Continuar con el registro' }).click();
    await registrar.click();
    await pregunta(page).getByRole('button', { name: 'Registrar beneficiario' }).click();
    await expect(dialogo.getByText(TEXTO_YA_EXISTE)).toBeVisible();
    await expect(registrar).toBeEnabled();
    await page.setViewportSize({ width: 360, height: 740 });
    await cabe(page);
    await dialogo.getByRole('button', { name: 'Cambiar los datos' }).click();
    await expect(campo(page, 'Número de documento')).toHaveValue(MARTINA.numero);
    await cabe(page);
  });

  test('CAJA_WEB_SUS no registra beneficiarios: ni botón, ni página, ni respuesta', async ({
    page,
    entrar,
    servidor,
  }) => {
    const token = await entrar('caja.sus', '/asegurado?tipoAfiliado=BENEFICIARIO');
    const lista = pantallaLista(page);
    await expect(lista.detalles).toBeVisible();
    await page.goto('/asegurado');
    await lista.radios.first().check();
    await expect(lista.detalles).toBeEnabled();
    await expect(page.getByRole('button', { name: 'Beneficiarios', exact: true })).toHaveCount(0);
    for (const ruta of [PASO_1, '/validacionAfiliacionesBeneficiario', '/completarDatosAfiliacionBeneficiario']) {
      await page.goto(ruta);
      await expect(page.getByText('Su rol no permite realizar esta operación.', { exact: true })).toBeVisible();
      await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
    }
    for (const ruta of ['/v2/contrastacion/titular', '/v2/contrastacion/beneficiario', '/v2/beneficiario/ente-gestor'])
      await expect(servidor.enviar(token, 'POST', ruta, { data: [] })).rejects.toThrow(/403/);
  });
});
