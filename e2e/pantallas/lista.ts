import { expect, type Page } from '@playwright/test';

export function pantallaLista(page: Page) {
  const total = page.getByRole('status').filter({ hasText: 'NRO. DE REGISTRO(S)' });
  const detalles = page.getByRole('button', { name: 'Detalles', exact: true });
  return {
    total,
    detalles,
    documento: page.getByRole('textbox', { name: 'NRO. DOCUMENTO IDENTIDAD' }),
    inicio: page.getByRole('textbox', { name: 'Fecha Inicio' }),
    fin: page.getByRole('textbox', { name: 'Fecha Fin' }),
    estado: page.getByRole('combobox', { name: 'ESTADO DEL PROCESO' }),
    ente: page.getByRole('combobox', { name: 'ENTE GESTOR' }),
    entidades: page.getByRole('combobox', { name: 'ENTES EMPLEADORES' }),
    buscar: page.getByRole('button', { name: 'Buscar', exact: true }),
    limpiar: page.getByRole('button', { name: 'Limpiar', exact: true }),
    opcion: (nombre: string) => page.getByRole('button', { name: nombre, exact: true }),
    fila: (numero: string) => page.getByRole('row', { name: new RegExp(`CI ${numero}\\b`) }),
    radios: page.getByRole('radio'),
    vacia: page.getByText('No se pudo encontrar registros con esta información.', { exact: true }),
    async elegirEstados(...nombres: string[]) {
      await page.getByRole('combobox', { name: 'ESTADO DEL PROCESO' }).click();
      for (const nombre of nombres) await page.getByRole('option', { name: nombre, exact: true }).click();
      await page.keyboard.press('Escape');
    },
    /** Checks that the badge shows exactly this number. */
    async cuenta(numero: number) {
      await expect(total).toHaveText(new RegExp(`\\D${new Intl.NumberFormat('es-BO').format(numero)}$`));
    },
  };
}

export async function abrirDetalles(page: Page, numero: string): Promise<void> {
  const lista = pantallaLista(page);
  await lista.documento.fill(numero);
  await lista.buscar.click();
  await lista.fila(numero).click();
  await lista.detalles.click();
  await expect(page.getByRole('dialog', { name: 'Detalles - REGISTRO' })).toBeVisible();
}
