import type { Page } from '@playwright/test';
import { hoyEnLaPaz, sumarDias } from '@sgpa/domain/shared/fecha-civil';
import { pdfDePrueba } from '@sgpa/testing/pdf';
import { esAccesible } from '../../base/axe.ts';
import { cabe } from '../../base/cabe.ts';
import { capturar } from '../../base/captura.ts';
import { enLaPaz } from '../../base/fechas.ts';
import { ilustrar } from '../../base/ilustracion.ts';
import { ir } from '../../base/ir.ts';
import { expect, test } from '../../base/prueba.ts';
import type { Servidor } from '../../base/servidor.ts';
import { abrirAccion } from '../../pantallas/acciones.ts';
import { BENEFICIARIO_EN_PASO_3, buscarTitular } from '../../pantallas/beneficiario.ts';
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
  WARA,
} from '../../pantallas/titular.ts';

const PASO_1 = '/afiliacionBeneficiario';
const GUARDAR = '**/v2/beneficiario/ente-gestor';

const cabeAngosto = async (page: Page) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await cabe(page);
  await page.setViewportSize({ width: 1280, height: 800 });
};

async function verElPaso1(page: Page): Promise<void> {
  await llenarPaso1(page, { ...MARTINA, numero: '1000011', nombres: 'Otro Nombre' });
  await botonValidar(page).click();
  await expect(page.getByText(/^Los datos introducidos no coinciden con el registro del SEGIP/)).toBeVisible();
  await expect(campo(page, 'Fecha de nacimiento')).toHaveValue('');
  await expect(campo(page, 'Número de documento')).toHaveAccessibleDescription('Dato correcto');
  await page.evaluate(() => scrollTo(0, 0));
  await capturar(page, 'beneficiario-paso-1');
  await esAccesible(page);
  await cabeAngosto(page);
}

async function verElPaso2(page: Page): Promise<void> {
  await expect(page).toHaveURL('/validacionAfiliacionesBeneficiario');
  for (const aviso of [
    'El afiliado no tiene registro en Entes Gestores',
    'La persona no se encuentra registrada en planillas declaradas.',
    'No se encontró registro de la persona como trabajador en los últimos 3 meses.',
    'La persona no se encuentra registrada como rentista.',
  ])
    await expect(page.getByRole('main').getByText(aviso)).toBeVisible();
  await esAccesible(page);
  await cabeAngosto(page);
}

async function completarElPaso3(page: Page): Promise<void> {
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
  await cabeAngosto(page);
  await campo(page, 'Fecha de afiliación').fill(enLaPaz(-3));
  await campo(page, 'Teléfono móvil').fill('70011223');
  await page.reload();
  await expect(page).toHaveURL(BENEFICIARIO_EN_PASO_3);
  await expect(campo(page, 'Teléfono móvil')).toHaveValue('70011223');
  await page.getByRole('link', { name: 'Validar información' }).click();
  await expect(campo(page, 'Nombres')).toHaveValue(WARA.nombres);
  await page.goBack();
  await expect(campo(page, 'Teléfono móvil')).toHaveValue('70011223');
}

async function adjuntarElCertificado(page: Page): Promise<void> {
  await elegir(page, 'Condición', 'Invalidez');
  await page
    .getByLabel('Subir certificado')
    .setInputFiles({ name: 'dictamen.pdf', mimeType: 'application/pdf', buffer: pdfDePrueba() });
  await expect(page.getByText('dictamen.pdf')).toBeVisible();
  await esAccesible(page);
  await cabeAngosto(page);
}

async function verLaFilaGuardada(page: Page, servidor: Servidor, token: string): Promise<void> {
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
}

test.describe('registro-beneficiario.spec.ts', () => {
  // The tests beside its screens test what each step refuses, and where it leads then; PERMISOS and
  // registro-beneficiario.quien, who may.
  test('el asistente: recargar y volver conservan lo escrito, y el guardado está en la lista; cada paso a 360 píxeles', async ({
    page,
    entrar,
    servidor,
  }) => {
    const token = await entrar('ope.afiliaciones', PASO_1);
    await campo(page, 'Documento del titular').fill('1000100');
    await campo(page, 'Nacimiento del titular').fill('14/03/1985');
    await test.step('el paso 1 marca cada campo y borra la fecha de nacimiento que no coincide', () =>
      verElPaso1(page));
    // One click searches the holder and validates.
    await page.getByRole('button', { name: 'LIMPIAR FORMULARIO' }).click();
    await llenarPaso1(page, WARA);
    await botonValidar(page).click();
    await test.step('el paso 2 dice dónde está registrada y quién paga por ella', () => verElPaso2(page));
    await page.getByRole('button', { name: '2. COMPLETAR INFORMACIÓN' }).click();
    await expect(botonGuardar(page)).toBeVisible();
    await completarElPaso3(page);
    await test.step('pasó la edad: la condición y su certificado', () => adjuntarElCertificado(page));
    const soltar = await retenerAlGuardar(page, GUARDAR, () => guardar(page));
    soltar();
    await verLaFilaGuardada(page, servidor, token);
    // Nothing of it is left for the next registration.
    await ir(page, PASO_1);
    await expect(campo(page, 'Documento del titular')).toHaveValue('');
    await expect(campo(page, 'Nombres')).toHaveValue('');
    await buscarTitular(page, '1000100');
    await llenarPaso1(page, MARTINA);
    await ilustrar(page, 'beneficiario-paso-1');
  });

  test('el «Nuevo Beneficiario» del panel, en tres pasos sobre la lista', async ({ page, entrar, servidor }) => {
    const token = await entrar('ope.afiliaciones');
    const dialogo = await abrirAccion(page, '1000100', 'Beneficiarios');
    const nuevo = dialogo.getByRole('button', { name: 'Nuevo Beneficiario' });
    await nuevo.click();
    const pasos = dialogo.getByRole('navigation', { name: 'Pasos del registro' }).getByRole('listitem');
    await expect(pasos).toHaveText([/PASO 1 Validar$/, /PASO 2 Detalles$/, /PASO 3 Registrar$/]);
    const boton = dialogo.getByRole('button', { name: 'Validar', exact: true });
    await boton.click();
    await expect(dialogo.getByText('Completar parentezco', { exact: true })).toBeVisible();
    await esAccesible(page);
    await expect(campo(page, 'Fecha de afiliación')).toHaveValue(enLaPaz());
    await elegir(page, 'Parentesco con el titular', 'OTROS');
    // What is typed waits while somebody else is looked at.
    await dialogo.getByRole('row', { name: /1000202/ }).click();
    await expect(dialogo.getByRole('tablist')).toBeVisible();
    await nuevo.click();
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
    await registrar.click();
    await expect(pregunta(page)).toHaveAccessibleDescription(/No podra revertir este cambio\.$/);
    await pregunta(page).getByRole('button', { name: 'Registrar beneficiario' }).click();
    await expect(dialogo.getByText(TEXTO_GUARDADO)).toBeVisible();
    await expect(registrar).toBeDisabled();
    await expect(dialogo.getByRole('row', { name: /1000001/ })).toContainText('OTROS');
    expect((await servidor.fila(token, MARTINA.numero, 'BENEFICIARIO')).estado).toMatchObject({
      codigo: 100,
      fecha_afiliacion: sumarDias(hoyEnLaPaz(new Date()), -2),
    });
    await page.setViewportSize({ width: 360, height: 740 });
    await cabe(page);
    await dialogo.getByRole('button', { name: 'Registrar otro beneficiario' }).click();
    await expect(campo(page, 'Número de documento')).toHaveValue('');
    await cabe(page);
  });
});
