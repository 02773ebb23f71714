import { expect, type Locator, type Page } from '@playwright/test';
import { abrirAccion, dialogoDe, elegirFila } from './acciones.ts';
import { campo } from './titular.ts';

export async function abrirBeneficiarios(page: Page, titular: string, beneficiario: string): Promise<Locator> {
  const dialogo = await abrirAccion(page, titular, 'Beneficiarios');
  await dialogo.getByRole('row', { name: new RegExp(`\\b${beneficiario}\\b`) }).click();
  await expect(dialogo.getByRole('tablist')).toBeVisible();
  return dialogo;
}

/** Opens with 'Detalles' a beneficiary's row: the holder's panel, with that one chosen. */
export async function abrirDetalleBeneficiario(page: Page, beneficiario: string): Promise<Locator> {
  await elegirFila(page, beneficiario, '&tipoAfiliado=BENEFICIARIO');
  await page.getByRole('button', { name: 'Detalles', exact: true }).click();
  const dialogo = dialogoDe(page, 'Detalles');
  await expect(dialogo.getByRole('tablist')).toBeVisible();
  return dialogo;
}

export const pestana = (
  page: Page,
  nombre: 'Detalle' | 'Baja' | 'Ampliación' | 'Derechohabiente' | 'Condición',
): Locator => page.getByRole('tab', { name: nombre, exact: true });

/** Finds the fact of that name in the chosen beneficiary's Detalle tab. */
export const hecho = (dialogo: Locator, nombre: string): Locator =>
  dialogo
    .getByRole('tabpanel', { name: 'Detalle' })
    .locator('dl')
    .first()
    .locator('div', { has: dialogo.page().getByText(nombre, { exact: true }) })
    .getByRole('definition');

/** Opens the history, which is asked for only then. */
export const abrirHistoria = (dialogo: Locator): Promise<void> =>
  dialogo.getByRole('button', { name: 'Historia de la afiliación' }).click();

/** Finds the events of the chosen beneficiary's history, once open, the latest first. */
export const historiaDe = (dialogo: Locator): Locator =>
  dialogo.getByRole('group', { name: 'Historia de la afiliación' }).getByRole('listitem');

export const BENEFICIARIO_EN_PASO_3 = '/completarDatosAfiliacionBeneficiario';

/** Searches in step 1 of the dependent wizard whose beneficiary it is. */
export async function buscarTitular(page: Page, numero: string): Promise<void> {
  await campo(page, 'Documento del titular').fill(numero);
  await campo(page, 'Nacimiento del titular').fill('14/03/1985');
  await page.getByRole('button', { name: 'BUSCAR TITULAR' }).click();
  await expect(page.getByRole('definition').filter({ hasText: numero })).toBeVisible();
}
