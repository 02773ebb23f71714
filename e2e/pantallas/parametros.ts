import type { Page } from '@playwright/test';

export function pantallaParametros(page: Page) {
  const busqueda = page.getByRole('search', { name: 'Parámetros' });
  const acciones = page.getByRole('group', { name: 'Acciones del valor elegido' });
  return {
    tabla: (lista: string) => page.getByRole('table', { name: lista, exact: true }),
    filtro: (nombre: string) => busqueda.getByLabel(nombre),
    buscar: busqueda.getByRole('button', { name: 'Buscar' }),
    fila: (texto: string) => page.getByRole('table').getByRole('row').filter({ hasText: texto }),
    acciones,
    accion: (nombre: string) => acciones.getByRole('button', { name: nombre, exact: true }),
    panel: (nombre: string) => page.getByRole('dialog', { name: new RegExp(`^${nombre} - `) }),
    pregunta: page.getByRole('alertdialog'),
  };
}
