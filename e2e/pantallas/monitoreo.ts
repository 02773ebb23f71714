import type { Page } from '@playwright/test';

export function pantallaMonitoreo(page: Page) {
  const dialogo = page.getByRole('dialog', { name: /declaración/i });
  const panel = (n: number) => dialogo.getByRole('region', { name: `Departamento ${n}` });
  const generales = dialogo.getByRole('region', { name: 'Totales generales' });
  return {
    titulo: page.getByRole('heading', { level: 1, name: 'Remisión de Información de Total de Asegurados' }),
    tabla: page.getByRole('table', { name: 'Declaraciones' }),
    fila: (texto: RegExp | string) =>
      page.getByRole('table', { name: 'Declaraciones' }).getByRole('row').filter({ hasText: texto }),
    nuevo: page.getByRole('button', { name: 'Nuevo', exact: true }),
    editar: page.getByRole('button', { name: 'Editar' }),
    eliminar: page.getByRole('button', { name: 'Eliminar' }),
    ver: page.getByRole('button', { name: 'Ver', exact: true }),
    anuladas: page.getByRole('switch', { name: 'Mostrar anuladas' }),
    dialogo,
    personas: page.getByRole('dialog', { name: /^Personas: / }),
    generales,
    panel,
    agregar: dialogo.getByRole('button', { name: 'Agregar departamento' }),
    remitir: dialogo.getByRole('button', { name: 'REMITIR TOTALES' }),
    cancelar: dialogo.getByRole('button', { name: 'CANCELAR' }),
    pregunta: page.getByRole('alertdialog'),
    async elegirDepartamento(n: number, nombre: string) {
      await panel(n).getByRole('combobox', { name: 'Departamento' }).click();
      await page.getByRole('option', { name: nombre }).click();
    },
  };
}
