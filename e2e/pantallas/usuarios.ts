import type { Locator, Page } from '@playwright/test';

export function pantallaUsuarios(page: Page) {
  const tabla = page.getByRole('table', { name: 'Usuarios de Sistema', exact: true });
  const busqueda = page.getByRole('search', { name: 'Usuarios' });
  const acciones = page.getByRole('group', { name: 'Acciones del usuario elegido' });
  const panel = (nombre: string) => page.getByRole('dialog', { name: `${nombre} - Usuario` });
  return {
    tabla,
    buscado: busqueda.getByLabel('Documento, nombre, usuario o correo'),
    filtro: (nombre: string) => busqueda.getByLabel(nombre),
    buscar: busqueda.getByRole('button', { name: 'Buscar' }),
    fila: (texto: string) => tabla.getByRole('row').filter({ hasText: texto }),
    accion: (nombre: string) => acciones.getByRole('button', { name: nombre, exact: true }),
    panel,
  };
}

export async function elegirOpcion(page: Page, campo: Locator, opcion: string): Promise<void> {
  await campo.click();
  await page.getByRole('option', { name: opcion, exact: true }).click();
}
