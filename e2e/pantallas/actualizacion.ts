import type { Page } from '@playwright/test';
import { pregunta } from './titular.ts';

export const TEXTO_ACTUALIZADO =
  'REGISTRO GUARDADO. La solicitud fue procesada con éxito, y los dados fueron actualizados con éxito.';
export const TEXTO_CAMBIADO = 'El registro cambió mientras usted trabajaba. Actualice la página y revise los datos.';

export const botonActualizar = (page: Page) => page.getByRole('button', { name: 'ACTUALIZAR INFORMACIÓN' });

/** Answers yes to the question before saving. */
export async function actualizar(page: Page): Promise<void> {
  await botonActualizar(page).click();
  await pregunta(page).getByRole('button', { name: 'Guardar los cambios' }).click();
}

export const buscarEmpleador = (page: Page) => page.getByRole('button', { name: 'Buscar', exact: true }).click();
