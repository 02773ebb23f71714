import { expect, type Page } from '@playwright/test';
import { campo } from './titular.ts';

export const NACIMIENTO = '14/03/1985';

export const abrirPestana = (page: Page, pestana: string) =>
  page.getByRole('tab', { name: pestana, exact: true }).click();
const buscar = (page: Page) => page.getByRole('button', { name: 'Buscar', exact: true }).click();

/** A question has the number with its complement, the birth date, and what must be read then. */
export type Pregunta = readonly [documento: string, nacimiento: string, ...dice: string[]];

export async function preguntar(page: Page, [documento, nacimiento, ...dice]: Pregunta): Promise<void> {
  await campo(page, 'Complemento').fill('');
  await campo(page, 'Número de documento').fill(documento);
  await campo(page, 'Fecha de nacimiento').fill(nacimiento);
  await buscar(page);
  const panel = page.getByRole('tabpanel');
  for (const texto of dice) await expect(panel.getByText(texto, { exact: true }).first()).toBeVisible();
}
