import type { Page } from '@playwright/test';
import { esAccesible } from '../../base/axe.ts';
import { cabeEn360 } from '../../base/cabe.ts';
import { capturar } from '../../base/captura.ts';
import { ilustrar } from '../../base/ilustracion.ts';
import { ir } from '../../base/ir.ts';
import { expect, test } from '../../base/prueba.ts';
import { pantallaNovedades, reportar } from '../../pantallas/novedades.ts';

const DUPLICADO = { codigo_novedad: 'REGISTRO_DUPLICADO', detalle: 'Tiene dos matrículas.' };

async function buscarYQuitarLosFiltros(page: Page): Promise<void> {
  const novedades = pantallaNovedades(page);
  await novedades.documento.fill('1.000.102');
  await page.keyboard.press('Enter');
  await expect(novedades.documento).toHaveValue('1000102');
  await expect(page).toHaveURL(/numeroDocumento=1000102/);
  await expect(novedades.tabla.getByRole('row')).toHaveCount(2);
  await novedades.departamento.click();
  await page.getByRole('option', { name: 'Pando' }).click();
  await novedades.buscar.click();
  await expect(page.getByText('No hay novedades abiertas con los filtros elegidos.')).toBeVisible();
  await expect(page.getByText('Elija una novedad para ver su detalle.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Quitar los filtros' }).click();
  await expect(novedades.fila('1000100')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(novedades.departamento).not.toContainText('Pando');
}

async function leerElDetalle(page: Page): Promise<void> {
  const novedades = pantallaNovedades(page);
  await novedades.fila('1000102').getByRole('radio').focus();
  await page.keyboard.press('Space');
  await cabeEn360(page);
  await novedades.detalle.click();
  await expect(novedades.dialogo.getByRole('note')).toContainText('La misma cobertura está registrada más de una vez.');
  await expect(novedades.dialogo.getByRole('table')).toHaveCount(3);
  await expect(novedades.dialogo.getByRole('table', { name: 'Afiliación actual', exact: true })).toContainText(
    'AMPLIACIÓN',
  );
  await esAccesible(page);
  await cabeEn360(page);
}

async function irALaPersonaYVolver(page: Page): Promise<void> {
  const novedades = pantallaNovedades(page);
  await novedades.dialogo.getByRole('button', { name: 'Ver al asegurado' }).click();
  const persona = page.getByRole('dialog', { name: 'Detalles - REGISTRO' });
  await expect(persona.getByRole('heading', { level: 3 }).first()).toContainText('VARGAS LAIME HUGO');
  await persona.getByRole('button', { name: 'Cerrar' }).click();
  await expect(page).toHaveURL(/\/novedades\?.*numeroDocumento=1000102/);
  await expect(novedades.fila('1000102').getByRole('radio')).toBeChecked();
}

async function verUnaPaginaEntera(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1366, height: 768 });
  const content = Array.from({ length: 10 }, (_, i) => ({
    idNovedadEnteGestor: i + 1,
    codigoNovedad: 'BENEFICIARIO_SIN_REQUISITOS',
    nombres: 'QUISPE CONDORI MARÍA FERNANDA DE LOS ÁNGELES',
    documentoIdentidad: `200000${i}`,
    complementoDocumento: '1A',
    fechaNacimiento: '1985-03-14',
    departamento: 'Chuquisaca',
    idAfiliadoEnteGestor: i + 1,
    tipoAfiliado: 'BENEFICIARIO',
    fechaNovedad: '2026-10-14',
    siglaEnteGestor: 'CNS',
    detalleNovedad: 'No presentó el certificado de estudios de la gestión, que se pidió dos veces por nota escrita.',
  }));
  await page.route('**/novedades/findByIdEnteGestor/**', (ruta) =>
    ruta.fulfill({ json: { content, pages: 3, totalElement: 25 } }),
  );
  await ir(page, '/novedades?departamento=LA%20PAZ');
  const filas = pantallaNovedades(page).tabla.locator('tbody').getByRole('row');
  await expect(filas).toHaveCount(10);
  await expect(filas.last()).toBeInViewport({ ratio: 1 });
  await expect(filas.last().getByText('No presentó')).toHaveAttribute('title', /nota escrita\.$/);
  await page.setViewportSize({ width: 1280, height: 800 });
  const codigo = filas.last().getByTitle('BENEFICIARIO_SIN_REQUISITOS');
  const renglones = await codigo.evaluate(
    (linea) => linea.clientHeight / Number.parseFloat(getComputedStyle(linea).lineHeight),
  );
  expect(Math.round(renglones), 'the code stands on one line').toBe(1);
  const tabla = pantallaNovedades(page).tabla;
  expect(
    await tabla.evaluate(({ clientWidth, parentElement }) => clientWidth - (parentElement?.clientWidth ?? 0)),
  ).toBe(0);
}

test.describe('novedades.spec.ts', () => {
  test('se busca, se ve de qué se trata, se va a la persona y se vuelve; una página se ve entera', async ({
    page,
    entrar,
    instancia,
  }) => {
    const token = await entrar('ope.afiliaciones', '/ayuda');
    await reportar(instancia.url, token, [
      { ...DUPLICADO, numero_documento: '1000100' },
      { ...DUPLICADO, numero_documento: '1000102' },
    ]);
    const novedades = pantallaNovedades(page);
    await page.getByRole('link', { name: 'Corrección de novedades' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Corrección de novedades' })).toBeVisible();
    await expect(novedades.fila('1000100')).toContainText('Registro duplicado');
    await expect(novedades.detalle).toBeHidden();
    await capturar(page, 'novedades');
    await ilustrar(page, 'novedades');
    await esAccesible(page);

    await buscarYQuitarLosFiltros(page);
    await leerElDetalle(page);
    await irALaPersonaYVolver(page);
    await test.step('una página de diez filas se ve entera a 1366x768, aunque nombres y detalles sean largos', () =>
      verUnaPaginaEntera(page));
  });
});
