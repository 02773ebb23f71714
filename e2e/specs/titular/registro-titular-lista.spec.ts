import type { Page } from '@playwright/test';
import { esAccesible } from '../../base/axe.ts';
import { cabe } from '../../base/cabe.ts';
import { capturar } from '../../base/captura.ts';
import { enLaPaz } from '../../base/fechas.ts';
import { ilustrar } from '../../base/ilustracion.ts';
import { expect, test } from '../../base/prueba.ts';
import type { Servidor } from '../../base/servidor.ts';
import { aceptar } from '../../pantallas/acciones.ts';
import { pantallaLista } from '../../pantallas/lista.ts';
import { abrirNuevo, PREGUNTA_INSERCION, panelNuevo } from '../../pantallas/nuevo-titular.ts';
import { campo, elegir, TEXTO_GUARDADO } from '../../pantallas/titular.ts';

async function registrarAOtro(page: Page, servidor: Servidor, token: string): Promise<void> {
  const nuevo = panelNuevo(page);
  // The next one follows at once: several employers declared it, of whom one is chosen.
  await expect(nuevo.dialogo.getByRole('button', { name: 'Registrar otro titular' })).toBeFocused();
  await page.keyboard.press('Enter');
  await nuevo.llegarAlRegistro('1000002');
  await expect(nuevo.registrar).toBeDisabled();
  await nuevo.entidad.focus();
  await nuevo.entidad.blur();
  await expect(nuevo.texto('Código Entidad es requerido')).toBeVisible();
  await nuevo.entidad.click();
  await expect(page.getByRole('option')).toHaveText([
    'INDUSTRIAS ALTIPLANO S.A. (NIT-1020304050)',
    'COMERCIAL ILLIMANI S.R.L. (RCM-00012345)',
  ]);
  await page.getByRole('option', { name: /ILLIMANI/ }).click();
  await expect(nuevo.codigo).toHaveValue('RCM-00012345');
  await nuevo.insertar();
  await expect(nuevo.texto(TEXTO_GUARDADO)).toBeVisible();
  expect(await servidor.fila(token, '1000002')).toMatchObject({
    codigo_entidad: 'RCM-00012345',
    nombre_entidad: 'COMERCIAL ILLIMANI S.R.L.',
  });
  await nuevo.dialogo.getByRole('button', { name: 'Volver a la lista' }).click();
  await expect(nuevo.dialogo).toBeHidden();
  await expect(pantallaLista(page).fila('1000002').getByRole('radio')).toBeChecked();
}

async function registrarSinFuente(page: Page, servidor: Servidor, token: string): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  const nuevo = await abrirNuevo(page);
  await cabe(page);
  await nuevo.consultar('1000005');
  await expect(
    nuevo.detalles.getByText(
      'El afiliado no tiene registro de Fuente de pago: Información obtenida durante los últimos 3 meses.',
    ),
  ).toBeVisible();
  await cabe(page);
  await nuevo.detalles.getByRole('button', { name: 'Continuar con el registro' }).click();
  await elegir(page, 'Tipo de asegurado', 'TRABAJADOR');
  await expect(campo(page, 'Nro. NIT/MATRICULA COMERCIO')).toHaveCount(1);
  await cabe(page);
  await esAccesible(page);
  await elegir(page, 'Tipo de asegurado', 'VOLUNTARIO');
  await expect(campo(page, 'Nro. NIT/MATRICULA COMERCIO')).toHaveCount(0);
  await expect(nuevo.codigo).toHaveValue('PER_VOL-0002');
  await nuevo.insertar();
  await expect(nuevo.texto(TEXTO_GUARDADO)).toBeVisible();
  await cabe(page);
  expect((await servidor.fila(token, '1000005')).codigo_entidad).toBe('PER_VOL-0002');
}

test.describe('registro-titular-lista.spec.ts', () => {
  test('una fuente de pago, una de varias, y ninguna: validar, ver los detalles, registrar, y la lista los cuenta', async ({
    page,
    entrar,
    servidor,
  }) => {
    const token = await entrar('ope.afiliaciones');
    const { total } = await servidor.titulares(token);
    await pantallaLista(page).cuenta(total);
    const nuevo = await abrirNuevo(page);
    await expect(nuevo.paso).toContainText('Validar');
    await expect(nuevo.dialogo.getByRole('combobox', { name: 'Tipo de documento' })).toHaveText('NACIONAL');
    await expect(nuevo.numero).toBeFocused();
    await nuevo.validar.click();
    await expect(nuevo.texto('Obligatorio.')).toBeVisible();
    await expect(nuevo.texto('Debe introducir el número de Carnet de Identidad')).toBeVisible();
    await expect(nuevo.numero).toBeFocused();
    await esAccesible(page);
    await nuevo.numero.fill('1234');
    await expect(nuevo.texto('Mínimo 5 characters')).toBeVisible();
    await nuevo.numero.fill('00000');
    await expect(nuevo.texto('No pueden ser menores a 0')).toBeVisible();

    await nuevo.consultar('1000001');
    await expect(nuevo.paso).toContainText('Detalles');
    for (const dato of ['QUISPE ARANCIBIA MARTINA ELENA', 'INDUSTRIAS ALTIPLANO S.A.'])
      await expect(nuevo.detalles.getByText(dato).first()).toBeVisible();
    await expect(nuevo.detalles.getByText('El afiliado no tiene registro en Entes Gestores')).toBeVisible();
    await esAccesible(page);
    await nuevo.detalles.getByRole('button', { name: 'Continuar con el registro' }).click();

    await expect(nuevo.paso).toContainText('Registrar');
    await expect(nuevo.tipo).toHaveText('TRABAJADOR');
    await expect(nuevo.codigo).toHaveValue('NIT-1020304050');
    await expect(nuevo.codigo).not.toBeEditable();
    await expect(campo(page, 'Fecha de afiliación')).toHaveValue(enLaPaz());
    await capturar(page, 'nuevo-titular');
    await ilustrar(page, 'nuevo', nuevo.dialogo, 800);
    await nuevo.registrar.click();
    const ventana = page.viewportSize() ?? { width: 1280, height: 800 };
    await page.setViewportSize({ width: 360, height: 740 });
    const codigo = page.getByRole('alertdialog').getByText('(NIT-1020304050)', { exact: true });
    expect((await codigo.boundingBox())?.height, 'el código, en una línea').toBeLessThan(30);
    await page.setViewportSize(ventana);
    await aceptar(page, PREGUNTA_INSERCION, 'Cancelar');
    expect((await servidor.titulares(token)).total).toBe(total);
    await nuevo.insertar();
    await expect(nuevo.texto(TEXTO_GUARDADO)).toBeVisible();
    await expect(nuevo.registrar).toBeDisabled();
    await esAccesible(page);
    expect(await servidor.fila(token, '1000001')).toMatchObject({
      codigo_entidad: 'NIT-1020304050',
      tipo_asegurado: 'TRABAJADOR',
      estado: { codigo: 100 },
    });

    await registrarAOtro(page, servidor, token);
    await pantallaLista(page).cuenta(total + 2);
    // PanelRegistroTitular.validar.test, PanelRegistroTitular.registrar.test and registro-titular-lista.form.test test other codes, refusals and lost
    // answers.
    await test.step('sin fuente: el tipo de asegurado fija el código o deja que se escriba; a 360 píxeles', () =>
      registrarSinFuente(page, servidor, token));
  });
});
