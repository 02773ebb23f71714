import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { esAccesible } from '../../base/axe.ts';
import { cabeEn360 } from '../../base/cabe.ts';
import { ir } from '../../base/ir.ts';
import { expect, test } from '../../base/prueba.ts';
import type { Servidor } from '../../base/servidor.ts';
import { pantallaParametros, renombrarPorApi } from '../../pantallas/parametros.ts';
import { elegirOpcion } from '../../pantallas/usuarios.ts';

async function registrarUnParametro(page: Page): Promise<void> {
  const parametros = pantallaParametros(page);
  await parametros.accion('Nuevo').click();
  const nuevo = parametros.panel('Nuevo');
  await nuevo.getByRole('button', { name: 'Guardar' }).click();
  await expect(nuevo.getByText('Este campo es requerido.')).toHaveCount(2);
  await expect(nuevo.getByLabel('Código')).toBeFocused();
  await nuevo.getByLabel('Código').fill('union_libre');
  await nuevo.getByLabel('Nombre').fill('Unión libre');
  await nuevo.getByRole('textbox', { name: 'Vigente desde' }).fill('');
  await esAccesible(page);
  await nuevo.getByRole('button', { name: 'Guardar' }).click();
  await expect(parametros.pregunta).toContainText('UNIÓN LIBRE');
  await parametros.pregunta.getByRole('button', { name: 'Guardar' }).click();
  await expect(nuevo).toBeHidden();
  await expect(parametros.fila('UNION_LIBRE')).toContainText('UNIÓN LIBRE');
}

async function renombrarElParametro(page: Page): Promise<void> {
  const parametros = pantallaParametros(page);
  await parametros.fila('UNION_LIBRE').dblclick();
  const editar = parametros.panel('Editar');
  await editar.getByLabel('Nombre').fill('Unión libre o de hecho');
  await editar.getByRole('button', { name: 'Guardar' }).click();
  await expect(parametros.pregunta).toContainText('UNIÓN LIBRE O DE HECHO');
  await parametros.pregunta.getByRole('button', { name: 'Guardar' }).click();
  await expect(parametros.fila('UNION_LIBRE')).toContainText('UNIÓN LIBRE O DE HECHO');
}

async function fijarElFin(page: Page): Promise<void> {
  const parametros = pantallaParametros(page);
  await parametros.accion('Vigencia').click();
  const vigencia = parametros.panel('Vigencia');
  await expect(vigencia).toContainText('ningún registro');
  await vigencia.getByRole('textbox', { name: 'Último día de vigencia' }).fill('01/01/2020');
  await esAccesible(page);
  await vigencia.getByRole('button', { name: 'Guardar' }).click();
  await expect(parametros.pregunta).toContainText('01/01/2020');
  await parametros.pregunta.getByRole('button', { name: 'Fijar el fin' }).click();
  await expect(parametros.fila('UNION_LIBRE')).toContainText('TERMINADO');
}

async function importarEstablecimientos(page: Page): Promise<void> {
  const parametros = pantallaParametros(page);
  await elegirOpcion(page, parametros.filtro('Lista'), 'Establecimientos de salud');
  await parametros.accion('Importar').press('Enter');
  const importar = parametros.panel('Importar');
  // A long title leaves room for what closes it.
  const ancha = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(importar.getByRole('button', { name: 'Cerrar', exact: true }).first()).toBeInViewport({ ratio: 1 });
  if (ancha) await page.setViewportSize(ancha);
  const descarga = page.waitForEvent('download');
  await importar.getByRole('button', { name: 'Descargar la plantilla' }).click();
  const plantilla = await readFile((await (await descarga).path()) ?? '', 'utf8');
  const elegir = (...filas: string[]) =>
    importar.locator('input[type="file"]').setInputFiles({
      name: 'lista.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(plantilla + filas.join('\r\n')),
    });
  const posta = 'X-77;Posta Ñuflo;CNS;020101;PRIMER NIVEL;RED;POSTA';
  const deImportar = importar.getByRole('button', { name: 'Importar', exact: true });
  await expect(deImportar).toBeDisabled();
  await elegir(posta, 'X-78;;CNX;020101;PRIMER NIVEL;RED;POSTA');
  await expect(importar.getByRole('row').filter({ hasText: '3Nombre' })).toContainText('Este campo es requerido.');
  await expect(importar.getByRole('table', { name: 'Faltas del archivo' }).getByRole('row')).toHaveCount(3);
  await expect(deImportar).toBeDisabled();
  await esAccesible(page);
  await elegir(posta);
  await expect(importar).toContainText('lista.csv: 1 filas. Nuevos: 1. Cambiados: 0. Sin cambios: 0.');
  await deImportar.press('Enter');
  await parametros.pregunta.getByRole('button', { name: 'Importar' }).press('Enter');
  await expect(importar).toBeHidden();
  await elegirOpcion(page, parametros.filtro('Vigencia'), 'Todos');
  await parametros.filtro('Nombre o código').fill('X-77');
  await parametros.buscar.click();
  await expect(parametros.fila('X-77')).toContainText('Posta Ñuflo');
  await parametros.filtro('Nombre o código').fill('');
}

async function mirarUnaListaDelSistema(page: Page): Promise<void> {
  const parametros = pantallaParametros(page);
  await elegirOpcion(page, parametros.filtro('Lista'), 'Tipos de asegurado');
  await expect(parametros.acciones).toContainText('Lo usa una regla del sistema: la lista no admite valores nuevos.');
  await elegirOpcion(page, parametros.filtro('Vigencia'), 'Terminados');
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  // Nothing ended here: the way out takes the filters away, and not the list.
  await page.getByRole('button', { name: 'Quitar los filtros' }).click();
  await parametros.fila('TRABAJADOR').getByRole('radio').check();
  await expect(parametros.accion('Vigencia')).toBeDisabled();
  await cabeEn360(page);
}

async function verElNombreNuevo(page: Page, servidor: Servidor): Promise<void> {
  await ir(page, '/admin?panel=nuevo');
  const nuevo = page.getByRole('dialog', { name: 'Nuevo - Usuario' });
  await elegirOpcion(page, nuevo.getByLabel('Ente gestor'), 'Caja Nacional de Salud');
  await elegirOpcion(page, nuevo.getByLabel('Departamento'), 'La Paz');
  await nuevo.getByLabel('Establecimiento').click();
  await expect(page.getByRole('option', { name: 'Hospital Obrero Illimani' })).toBeVisible();
  await page.keyboard.press('Escape');

  await renombrarPorApi(servidor, 'ESTABLECIMIENTO', '900001', 'Hospital Obrero Renovado');

  // Whatever it asks next is fetched anew, once an answer has told it: one that nobody waits for is not read.
  const otraLista = page.waitForResponse(/findByClaveDepartamento/);
  await elegirOpcion(page, nuevo.getByLabel('Departamento'), 'Cochabamba');
  await (await otraLista).finished();
  await elegirOpcion(page, nuevo.getByLabel('Departamento'), 'La Paz');
  await nuevo.getByLabel('Establecimiento').click();
  await expect(page.getByRole('option', { name: 'Hospital Obrero Renovado' })).toBeVisible();
}

test.describe('parametros.spec.ts', () => {
  test('registro-parametro, actualizacion-parametro y vigencia-parametro, y un formulario abierto', async ({
    page,
    entrar,
    servidor,
  }) => {
    await entrar('adm.autoridad', '/ayuda');
    await page.getByRole('link', { name: 'Parámetros' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Parámetros' })).toBeVisible();
    const parametros = pantallaParametros(page);
    await expect(parametros.fila('CASADO')).toContainText('VIGENTE');
    await expect(parametros.accion('Editar')).toBeDisabled();
    await esAccesible(page);

    await registrarUnParametro(page);
    await renombrarElParametro(page);
    await fijarElFin(page);
    await test.step('importacion-establecimientos: la plantilla, un archivo con faltas, y el corregido', () =>
      importarEstablecimientos(page));

    await mirarUnaListaDelSistema(page);
    await test.step('un formulario abierto muestra el nombre nuevo con lo próximo que pide', () =>
      verElNombreNuevo(page, servidor));
  });
});
