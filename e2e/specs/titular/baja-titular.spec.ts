import type { Locator, Page } from '@playwright/test';
import { cesantiaDesde } from '@sgpa/domain/cobertura/cobertura';
import { type FechaCivil, hoyEnLaPaz, mostrarFecha, sumarDias } from '@sgpa/domain/shared/fecha-civil';
import { esAccesible } from '../../base/axe.ts';
import { cabe } from '../../base/cabe.ts';
import { capturar } from '../../base/captura.ts';
import { ilustrar } from '../../base/ilustracion.ts';
import { expect, test } from '../../base/prueba.ts';
import type { Servidor } from '../../base/servidor.ts';
import { abrirAccion, aceptar, dialogoDe, elegirFila, rutaDeFila } from '../../pantallas/acciones.ts';
import { pantallaLista } from '../../pantallas/lista.ts';
import { campo, elegir } from '../../pantallas/titular.ts';

const PREGUNTA =
  'Esta seguro de realizar la baja de titular? Recuerde tambien que se dará de baja a sus beneficiarios.';
const BENEFICIARIOS = ['1000200', '1000201', '1000202'];
const dia = (dias: number) => sumarDias(hoyEnLaPaz(new Date()), dias);

const registrarLaBaja = async (page: Page, servidor: Servidor, token: string, dialogo: Locator) => {
  await dialogo.getByRole('button', { name: 'Registrar baja' }).click();
  await aceptar(page, PREGUNTA);
  await expect(dialogo.getByText('Baja registrada.')).toBeVisible();
  return servidor.fila(token, '1000100');
};

async function elegirElMotivo(page: Page, dialogo: Locator, fin: FechaCivil): Promise<void> {
  const motivo = page.getByRole('combobox', { name: 'Motivo' });
  await expect(motivo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option')).toHaveText([
    'BAJA POR SOLICITUD',
    'BAJA POR DEFUNCIÓN',
    'BAJA EXCEPCIONAL',
    'BAJA DEFINITIVA',
    'OTROS',
  ]);
  await page.keyboard.press('Enter');
  await expect(motivo).toHaveText('BAJA POR SOLICITUD');
  await expect(
    dialogo.getByText(`Quedará en estado CESANTIA, con cobertura hasta el ${mostrarFecha(fin)}.`),
  ).toBeVisible();
  await capturar(page, 'baja-titular');
  await ilustrar(page, 'baja', dialogo, 800);
}

async function leerLaPregunta(page: Page, pregunta: Locator): Promise<void> {
  for (const quien of [
    'GUTIÉRREZ MARCA JORGE LUIS, CI 1000100',
    'BAJA POR SOLICITUD, desde el',
    '3 beneficiarios:',
    ...BENEFICIARIOS,
  ])
    await expect(pregunta).toContainText(quien);
  await esAccesible(page);
  await capturar(page, 'baja-titular-pregunta');
  await ilustrar(page, 'baja-pregunta', pregunta, 800);
}

async function volverAtras(page: Page, pregunta: Locator, dialogo: Locator): Promise<void> {
  const descartar = page.getByRole('alertdialog', { name: '¿Desea descartar lo que escribió?' });
  const direccion = page.url();
  const atras = async () => {
    await page.goBack();
    await expect(descartar).toBeVisible();
    await expect(page).toHaveURL(direccion);
  };
  await atras();
  await expect(pregunta).toBeHidden();
  await atras();
  await descartar.getByRole('button', { name: 'Cancelar' }).click();
  await expect(descartar).toBeHidden();
  await page.keyboard.press('Control+k');
  const paleta = page.getByRole('dialog', { name: 'Ir a persona o página' });
  await expect(paleta).toBeVisible();
  await page.goBack();
  await expect(paleta).toBeHidden();
  await expect(descartar).toBeHidden();
  await expect(page).toHaveURL(direccion);
  await dialogo.getByRole('button', { name: 'Registrar baja' }).press('Enter');
  await expect(pregunta.getByRole('button', { name: 'Cancelar' })).toBeFocused();
}

async function leerLoHecho(page: Page, fin: FechaCivil, dialogo: Locator): Promise<void> {
  const hecho = `Baja registrada. Fecha de baja: ${mostrarFecha(dia(0))}. Cesantía hasta el ${mostrarFecha(fin)}. También se dio de baja a 3 beneficiarios.`;
  await expect(dialogo.getByText(hecho)).toBeVisible();
  await expect(dialogo.getByRole('button', { name: 'Registrar baja' })).toBeDisabled();
  await esAccesible(page);
}

async function rectificarLaCesantia(page: Page, servidor: Servidor, token: string, dialogo: Locator): Promise<void> {
  await page.keyboard.press('Enter');
  await elegir(page, 'Motivo', 'RECTIFICACION');
  await campo(page, 'Fecha de baja rectificada').fill(mostrarFecha(dia(-20)));
  const rectificado = cesantiaDesde(dia(-20));
  await expect(campo(page, 'Fecha fin de cesantía')).toHaveValue(mostrarFecha(rectificado));
  expect((await registrarLaBaja(page, servidor, token, dialogo)).estado).toMatchObject({
    codigo: 103,
    fecha_baja: dia(-20),
    fecha_cesantia: rectificado,
  });
  await page.keyboard.press('Enter');
}

async function registrarLaDefuncion(
  page: Page,
  servidor: Servidor,
  token: string,
  boton: Locator,
  dialogo: Locator,
  estado: Record<string, unknown>,
): Promise<void> {
  await expect(boton).toBeFocused();
  await page.keyboard.press('Enter');
  await elegir(page, 'Motivo', 'BAJA POR DEFUNCIÓN');
  await expect(dialogo.getByRole('textbox', { name: /^Fecha/ })).toHaveCount(0);
  await expect(dialogo.getByRole('status')).toContainText(`con fecha de hoy, ${mostrarFecha(dia(0))}`);
  expect(await registrarLaBaja(page, servidor, token, dialogo)).toMatchObject({
    fallecido: true,
    estado: { codigo: 104, fecha_baja: dia(0), fecha_cesantia: null },
  });
  await page.keyboard.press('Enter');
  await expect(pantallaLista(page).fila('1000100').getByRole('img', { name: 'Persona fallecida' })).toBeVisible();
  // The rectificación moved them, the death gives them two months from today.
  for (const numero of BENEFICIARIOS)
    expect((await servidor.fila(token, numero, 'BENEFICIARIO')).estado).toMatchObject(estado);
}

test.describe('baja-titular.spec.ts', () => {
  test('hoy, solo con el teclado: cesantía de dos meses, y los beneficiarios lo mismo; luego se rectifica, y una defunción la cierra', async ({
    page,
    entrar,
    servidor,
  }) => {
    const token = await entrar('ope.afiliaciones', rutaDeFila('1000100'));
    await elegirFila(page, '1000100');
    const boton = page.getByRole('button', { name: 'Baja', exact: true });
    await boton.focus();
    await page.keyboard.press('Enter');
    const dialogo = dialogoDe(page, 'Baja');
    await expect(dialogo.getByRole('heading', { name: 'GUTIÉRREZ MARCA JORGE LUIS' })).toBeVisible();
    const fin = cesantiaDesde(dia(0));
    await expect(campo(page, 'Fecha de baja')).toHaveValue(mostrarFecha(dia(0)));
    await expect(campo(page, 'Fecha fin de cesantía')).toHaveValue(mostrarFecha(fin));
    await expect(campo(page, 'Fecha fin de cesantía')).not.toBeEditable();
    await esAccesible(page);

    await elegirElMotivo(page, dialogo, fin);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const pregunta = page.getByRole('alertdialog', { name: PREGUNTA });
    await expect(pregunta.getByRole('button', { name: 'Cancelar' })).toBeFocused();
    await leerLaPregunta(page, pregunta);
    await test.step('Atrás del navegador pregunta, cada vez, y cierra antes la paleta; cancelado, el botón vuelve a preguntar', () =>
      volverAtras(page, pregunta, dialogo));
    await page.keyboard.press('Tab');
    await expect(pregunta.getByRole('button', { name: 'Dar de baja' })).toBeFocused();
    await page.keyboard.press('Enter');

    await leerLoHecho(page, fin, dialogo);
    const estado = { codigo: 103, fecha_baja: dia(0), fecha_cesantia: fin };
    expect((await servidor.fila(token, '1000100')).estado).toMatchObject(estado);
    for (const numero of BENEFICIARIOS)
      expect((await servidor.fila(token, numero, 'BENEFICIARIO')).estado).toMatchObject(estado);
    await expect(dialogo.getByRole('region', { name: 'Asegurado' })).toContainText('CESANTIA');
    await expect(dialogo.getByRole('button', { name: 'Volver a la lista' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(pantallaLista(page).fila('1000100')).toContainText('CESANTIA');
    await expect(boton).toBeFocused();

    await test.step('una cesantía se rehace con RECTIFICACION', () =>
      rectificarLaCesantia(page, servidor, token, dialogo));
    await test.step('una defunción no pide fecha: cerrada hoy, y la persona lleva su signo', () =>
      registrarLaDefuncion(page, servidor, token, boton, dialogo, estado));
  });

  // FormularioBaja.test, PanelBaja.test and baja-titular.test test modes, a lost answer and what somebody else changed.
  test('el sistema universitario tiene una fecha definitiva, y es requerida', async ({ page, entrar, servidor }) => {
    const token = await entrar('ope.universitario', rutaDeFila('1000120'));
    const dialogo = await abrirAccion(page, '1000120', 'Baja');
    const fecha = campo(page, 'Fecha de baja definitiva');
    await elegir(page, 'Motivo', 'BAJA POR SOLICITUD');
    await fecha.fill('');
    await dialogo.getByRole('button', { name: 'Registrar baja' }).click();
    await expect(dialogo.getByText('Baja es requerido')).toBeVisible();
    await expect(dialogo.getByText('Falta fecha_baja')).toBeVisible();
    await expect(fecha).toBeFocused();
    await page.setViewportSize({ width: 360, height: 740 });
    await cabe(page);
    await expect(campo(page, 'Fecha fin de cesantía')).toBeHidden();
    await fecha.fill(mostrarFecha(dia(0)));
    await dialogo.getByRole('button', { name: 'Registrar baja' }).click();
    await cabe(page);
    await aceptar(page, PREGUNTA);
    await expect(dialogo.getByText('Baja registrada.')).toBeVisible();
    expect((await servidor.fila(token, '1000120')).estado).toMatchObject({
      codigo: 104,
      fecha_baja: dia(0),
      fecha_cesantia: null,
    });
  });
});
