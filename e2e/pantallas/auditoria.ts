import type { Page } from '@playwright/test';
import type { Servidor } from '../base/servidor.ts';

export function pantallaAuditoria(page: Page) {
  const tabla = page.getByRole('table', { name: 'Auditoría', exact: true });
  const filtros = page.getByRole('search', { name: 'Auditoría' });
  return {
    tabla,
    filtro: (nombre: string) => filtros.getByLabel(nombre, { exact: true }),
    buscar: filtros.getByRole('button', { name: 'Buscar' }),
    filas: tabla.locator('tbody').getByRole('row'),
    fila: (texto: string) => tabla.getByRole('row').filter({ hasText: texto }),
    boton: (nombre: string) => page.getByRole('button', { name: nombre, exact: true }),
    detalle: page.getByRole('dialog', { name: 'Detalle de la auditoría' }),
  };
}

/** Reads of a person as somebody else: it leaves 'Historia de un asegurado'. */
export async function consultarPorApi(servidor: Servidor, username: string, numero: string): Promise<void> {
  const token = await servidor.ingresar(username);
  const { idAfiliadoEnteGestor } = await servidor.fila(token, numero);
  await servidor.leer(token, `/v1/asegurado/historia/${idAfiliadoEnteGestor}`);
}
