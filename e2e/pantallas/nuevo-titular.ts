import { expect, type Locator, type Page } from '@playwright/test';
import { aceptar, dialogoDe } from './acciones.ts';
import { campo, elegir } from './titular.ts';

export const PREGUNTA_INSERCION = 'Esta seguro de realizar la inserción del titular?';

/** Drives panel 1 of the list, in its three steps. */
export function panelNuevo(page: Page) {
  const dialogo = dialogoDe(page, 'Nuevo');
  const detalles = page.getByRole('dialog', { name: 'Detalles', exact: true });
  return {
    dialogo,
    detalles,
    /** The step is found behind the modal of step 2 as well. */
    paso: page.locator('[role="dialog"] [aria-current="step"]'),
    validar: dialogo.getByRole('button', { name: 'Validar', exact: true }),
    registrar: dialogo.getByRole('button', { name: 'Registrar', exact: true }),
    otro: dialogo.getByRole('button', { name: 'Registrar con otro NIT o MATRICULA COMERCIO' }),
    numero: campo(page, 'Número de documento'),
    nacimiento: campo(page, 'Fecha de nacimiento'),
    codigo: campo(page, 'Código Entidad'),
    tipo: dialogo.getByRole('combobox', { name: 'Tipo de asegurado' }),
    entidad: dialogo.getByRole('combobox', { name: 'Entidad empleadora' }),
    /** Goes from step 1 to the modal of step 2. */
    async consultar(numero: string, clase?: string): Promise<void> {
      if (clase) await elegir(page, 'Tipo de documento', clase);
      await this.numero.fill(numero);
      await this.validar.click();
      await expect(detalles).toBeVisible();
    },
    /** Goes from step 1 to step 3. */
    async llegarAlRegistro(numero: string, clase?: string): Promise<void> {
      await this.consultar(numero, clase);
      await detalles.getByRole('button', { name: 'Continuar con el registro' }).click();
      await expect(this.registrar).toBeVisible();
    },
    /** Registers, and says yes. */
    async insertar(): Promise<void> {
      await this.registrar.click();
      await expect(page.getByRole('alertdialog', { name: PREGUNTA_INSERCION })).toHaveAccessibleDescription(
        /No podra revertir este cambio\.$/,
      );
      await aceptar(page, PREGUNTA_INSERCION);
    },
    texto: (texto: string | RegExp): Locator => dialogo.getByText(texto),
  };
}

export async function abrirNuevo(page: Page): Promise<ReturnType<typeof panelNuevo>> {
  await page.getByRole('button', { name: 'Nuevo', exact: true }).click();
  const panel = panelNuevo(page);
  await expect(panel.validar).toBeVisible();
  return panel;
}
