import type { Page } from '@playwright/test';
import { hoyEnLaPaz, mostrarFecha, sumarDias } from '@sgpa/domain/shared/fecha-civil';
import { capturar } from '../../base/captura.ts';
import { enLaPaz } from '../../base/fechas.ts';
import { ilustrar } from '../../base/ilustracion.ts';
import { ir } from '../../base/ir.ts';
import { expect, test } from '../../base/prueba.ts';
import { enCadaZoom } from '../../base/zoom.ts';
import { abrirAccion, dialogoDe, elegirFila } from '../../pantallas/acciones.ts';
import { botonActualizar } from '../../pantallas/actualizacion.ts';
import { abrirBeneficiarios, buscarTitular, pestana } from '../../pantallas/beneficiario.ts';
import { completarAfiliacion, completarDefuncion, FELIX, llegarAlPaso3Fallecido } from '../../pantallas/fallecido.ts';
import { pantallaLista } from '../../pantallas/lista.ts';
import { pantallaMonitoreo } from '../../pantallas/monitoreo.ts';
import { abrirNuevo } from '../../pantallas/nuevo-titular.ts';
import { campo, elegir, llenarPaso1, MARTINA } from '../../pantallas/titular.ts';
import { pantallaUsuarios } from '../../pantallas/usuarios.ts';

const hasta = mostrarFecha(sumarDias(hoyEnLaPaz(new Date()), 120));

async function ilustrarLaLista(page: Page): Promise<void> {
  const lista = pantallaLista(page);
  await lista.radios.nth(1).check();
  await ilustrar(page, 'lista', page.getByRole('main'), 640);
  await page.keyboard.press('Control+k');
  const paleta = page.getByRole('dialog', { name: 'Ir a persona o página' });
  await paleta.getByRole('combobox').fill('jorge luis gutierrez marca');
  await expect(paleta.getByRole('option', { name: 'CI 1000100 · Titular' })).toBeVisible();
  await ilustrar(page, 'buscar', paleta, 800);
  await page.keyboard.press('Escape');
}

async function ilustrarElRegistro(page: Page): Promise<void> {
  const nuevo = await abrirNuevo(page);
  await nuevo.llegarAlRegistro('1000001');
  await ilustrar(page, 'nuevo', nuevo.dialogo, 800);
  await ir(page, '/afiliacionBeneficiario');
  await buscarTitular(page, '1000100');
  await llenarPaso1(page, MARTINA);
  await ilustrar(page, 'beneficiario-paso-1');
}

async function ilustrarLasAcciones(page: Page): Promise<void> {
  const baja = await abrirAccion(page, '1000100', 'Baja');
  await elegir(page, 'Motivo', 'BAJA POR SOLICITUD');
  await campo(page, 'Fecha de baja').fill(enLaPaz());
  await ilustrar(page, 'baja', baja, 800);
  await baja.getByRole('button', { name: 'Registrar baja' }).click();
  await ilustrar(page, 'baja-pregunta', page.getByRole('alertdialog'), 800);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' }).click();
  const ampliacion = await abrirAccion(page, '1000103', 'Ampliación');
  await elegir(page, 'Motivo', 'AMPLIACION_MEDICA');
  await campo(page, 'Fecha fin de ampliación').fill(hasta);
  await ilustrar(page, 'ampliacion', ampliacion, 800);
  const beneficiarios = await abrirBeneficiarios(page, '1000100', '1000201');
  await expect(pestana(page, 'Detalle')).toBeVisible();
  await ilustrar(page, 'beneficiarios', beneficiarios, 1000);
  await elegirFila(page, '1000100');
  await page.getByRole('button', { name: 'Actualizar', exact: true }).click();
  const actualizar = dialogoDe(page, 'Actualizar');
  await expect(actualizar.getByText(/^INDUSTRIAS ALTIPLANO S\.A\. \(NIT-\d+\)$/)).toBeVisible();
  await ilustrar(page, 'actualizar', actualizar, 1300);
  await expect(botonActualizar(page)).toBeVisible();
  await enCadaZoom(page);
}

async function ilustrarAlFallecido(page: Page): Promise<void> {
  await ir(page, '/afiliacionTitularesFallecidos');
  await llegarAlPaso3Fallecido(page, FELIX);
  await completarAfiliacion(page);
  await completarDefuncion(page);
  await ilustrar(page, 'fallecido-paso-3');
}

async function ilustrarElResumen(page: Page): Promise<void> {
  await ir(page, '/dashBoardVue');
  await expect(
    page.getByRole('region', { name: 'Afiliaciones por estado' }).locator('figure svg').first(),
  ).toBeVisible();
  await capturar(page, 'resumen');
  await ilustrar(page, 'resumen', page.getByRole('main'), 900);
}

/**
 * Walks what the user guide shows (apps/web/ayuda/guia-de-usuario.md) and no other test opens: e2e/base/ilustracion.ts.
 * scripts/lib/guide-specs.mjs names who takes the rest.
 */
test.describe('guia.spec.ts', () => {
  test('los usuarios, y las declaraciones', async ({ page, entrar }) => {
    await entrar('adm.ente', '/admin');
    const usuarios = pantallaUsuarios(page);
    await usuarios.fila('ope.afiliaciones').getByRole('radio').check();
    await ilustrar(page, 'usuarios', page.getByRole('main'), 640);
    await usuarios.accion('Nuevo').click();
    const nuevo = usuarios.panel('Nuevo');
    await nuevo.getByLabel('Número de documento').fill('4455667');
    await ilustrar(page, 'usuario-nuevo', nuevo, 900);
    await entrar('ope.universitario', '/monitoreoView');
    const monitoreo = pantallaMonitoreo(page);
    await monitoreo.fila('REMITIDO').first().getByRole('radio').check();
    await ilustrar(page, 'declaraciones', page.getByRole('main'), 640);
    await monitoreo.nuevo.click();
    await monitoreo.generales.getByLabel('Titulares validados').fill('1200');
    await monitoreo.agregar.click();
    await monitoreo.elegirDepartamento(1, 'La Paz');
    await monitoreo.panel(1).getByLabel('Titulares validados').fill('1200');
    await ilustrar(page, 'declaracion', monitoreo.dialogo, 1100);
  });

  test('lista y lo que se hace desde ella, un fallecido y el resumen', async ({ page, entrar }) => {
    await entrar('ope.afiliaciones');
    await test.step('lista y búsqueda', () => ilustrarLaLista(page));
    await test.step('registrar desde la lista, y a un beneficiario', () => ilustrarElRegistro(page));
    await test.step('baja, ampliación, beneficiarios y actualización', () => ilustrarLasAcciones(page));
    await test.step('registrar a un fallecido', () => ilustrarAlFallecido(page));
    await test.step('el resumen', () => ilustrarElResumen(page));
  });
});
