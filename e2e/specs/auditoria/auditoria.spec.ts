import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { hoyEnLaPaz } from '@sgpa/domain/shared/fecha-civil';
import { esAccesible } from '../../base/axe.ts';
import { cabe } from '../../base/cabe.ts';
import { enLaPaz } from '../../base/fechas.ts';
import { ilustrar } from '../../base/ilustracion.ts';
import { ir } from '../../base/ir.ts';
import { expect, test } from '../../base/prueba.ts';
import type { Servidor } from '../../base/servidor.ts';
import { consultarPorApi, pantallaAuditoria } from '../../pantallas/auditoria.ts';
import { elegirOpcion } from '../../pantallas/usuarios.ts';

async function pedirUnRangoAlReves(page: Page): Promise<void> {
  const auditoria = pantallaAuditoria(page);
  await auditoria.filtro('Desde').fill(enLaPaz());
  await auditoria.filtro('Hasta').fill('01/01/2020');
  await auditoria.buscar.click();
  await expect(page.getByText('La fecha Hasta no puede ser anterior a Desde.')).toBeVisible();
  await expect(page).toHaveURL(/\/auditoria$/);
  await esAccesible(page);
  await auditoria.filtro('Hasta').fill('');
}

async function buscarPorPersonaYDias(page: Page): Promise<void> {
  const auditoria = pantallaAuditoria(page);
  await auditoria.filtro('Usuario').fill('OPE.afiliaciones');
  await auditoria.filtro('Número de documento').fill('1.000.100');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`numeroDocumento=1000100&desde=${hoyEnLaPaz(new Date())}`));
  // The list in which the person was looked for by number is one of them.
  await expect(auditoria.filas).toHaveCount(2);
  await expect(auditoria.fila('Lista de asegurados')).toContainText('1000100 GUTIÉRREZ MARCA JORGE LUIS');
  await expect(auditoria.fila('Historia de un asegurado')).toContainText('1000100 GUTIÉRREZ MARCA JORGE LUIS');
}

async function verLaFilaEntera(page: Page): Promise<void> {
  const auditoria = pantallaAuditoria(page);
  await auditoria.fila('Historia de un asegurado').getByRole('radio').focus();
  await page.keyboard.press('Space');
  await expect(auditoria.boton('Ver detalle')).toBeEnabled();
  await ilustrar(page, 'auditoria', page.getByRole('main'), 640);
  await auditoria.boton('Ver detalle').click();
  await expect(auditoria.detalle).toContainText('CALLE HUANCA');
  await expect(auditoria.detalle.getByText('127.0.0.1')).toBeVisible();
  await esAccesible(page);
  await page.goBack();
  await expect(auditoria.detalle).toBeHidden();
  await expect(auditoria.filas).toHaveCount(2);
}

async function bajarElArchivo(page: Page): Promise<void> {
  const auditoria = pantallaAuditoria(page);
  const bajada = page.waitForEvent('download');
  await auditoria.boton('Exportar CSV').click();
  const archivo = await bajada;
  expect(archivo.suggestedFilename()).toMatch(/^auditoria-\d{4}-\d\d-\d\d\.csv$/);
  const lineas = (await readFile(await archivo.path(), 'utf8')).trim().split('\r\n');
  expect(lineas).toHaveLength(3);
  expect(lineas[1]).toContain('"ope.afiliaciones";"CALLE HUANCA MIRIAM"');
  await expect(page.getByText(`Auditoría exportada: ${archivo.suggestedFilename()}`)).toBeVisible();
}

async function verAnotadaLaLectura(page: Page): Promise<void> {
  const auditoria = pantallaAuditoria(page);
  await ir(page, '/auditoria');
  await elegirOpcion(page, auditoria.filtro('Acción'), 'Lectura de la auditoría');
  await auditoria.buscar.click();
  await expect(page).toHaveURL(/\?accion=auditoria$/);
  await expect(auditoria.fila('Persona').first()).toContainText('adm.autoridad');
  await auditoria.fila('Persona').first().dblclick();
  await expect(auditoria.detalle.getByText('COMPLETA')).toBeVisible();
}

async function pasarPaginas(page: Page, servidor: Servidor): Promise<void> {
  const auditoria = pantallaAuditoria(page);
  const token = await servidor.ingresar('cons.autoridad');
  for (let vez = 0; vez < 27; vez += 1) await servidor.titulares(token);
  await ir(page, '/auditoria?usuario=cons.autoridad&accion=lista-asegurados');
  await expect(auditoria.filas).toHaveCount(25);
  await expect(auditoria.boton('Más recientes')).toBeDisabled();
  await auditoria.boton('Más antiguas').click();
  await expect(auditoria.filas).toHaveCount(2);
  await expect(auditoria.boton('Más antiguas')).toBeDisabled();
  await page.reload();
  await expect(auditoria.filas).toHaveCount(2);
  await page.goBack();
  await expect(auditoria.filas).toHaveCount(25);
  await page.goForward();
  await auditoria.boton('Más recientes').click();
  await expect(auditoria.filas).toHaveCount(25);
  await auditoria.boton('Más antiguas').click();
  await expect(auditoria.filas).toHaveCount(2);
}

async function quitarLosFiltros(page: Page): Promise<void> {
  const auditoria = pantallaAuditoria(page);
  await elegirOpcion(page, auditoria.filtro('Acción'), 'Certificado de un asegurado');
  await auditoria.buscar.click();
  await expect(page.getByText('No hay registros de auditoría con los filtros elegidos.')).toBeVisible();
  await auditoria.boton('Quitar los filtros').click();
  await expect(page).toHaveURL(/\/auditoria$/);
  await expect(auditoria.filas).toHaveCount(25);
  await page.setViewportSize({ width: 360, height: 740 });
  await cabe(page);
  await auditoria.filas.first().dblclick();
  await expect(auditoria.detalle).toBeVisible();
  await cabe(page);
}

test.describe('auditoria.spec.ts', () => {
  test('se busca, se ve una fila entera, se baja lo buscado, leerla queda en ella, y por páginas', async ({
    page,
    entrar,
    servidor,
  }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
    await consultarPorApi(servidor, 'ope.afiliaciones', '1000100');
    await entrar('adm.autoridad', '/ayuda');
    await page.getByRole('link', { name: 'Auditoría' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Auditoría' })).toBeVisible();
    const auditoria = pantallaAuditoria(page);
    await expect(auditoria.fila('Historia de un asegurado')).toContainText('ope.afiliaciones');
    await expect(auditoria.boton('Ver detalle')).toBeDisabled();
    await esAccesible(page);

    await test.step('un rango al revés no se busca', () => pedirUnRangoAlReves(page));

    await test.step('por usuario, persona y días', () => buscarPorPersonaYDias(page));

    await test.step('la fila entera, con el teclado y de vuelta atrás', () => verLaFilaEntera(page));

    await test.step('el archivo trae lo que se buscó', () => bajarElArchivo(page));

    await test.step('leerla quedó anotado', () => verAnotadaLaLectura(page));

    await test.step('por páginas: atrás, recargar y otra búsqueda', () => pasarPaginas(page, servidor));

    await test.step('vacía se quitan los filtros; en un teléfono cabe', () => quitarLosFiltros(page));
  });
});
