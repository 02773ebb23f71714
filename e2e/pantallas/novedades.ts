import type { Page } from '@playwright/test';

const NACIMIENTO = '1985-03-14';

/** Reports as the entity's own system does, by `POST /v1/novedades/reportar`. */
export async function reportar(
  url: string,
  token: string,
  items: readonly { numero_documento: string; codigo_novedad: string; detalle: string }[],
): Promise<void> {
  const respuesta = await fetch(`${url}/api/v1/novedades/reportar`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ data: items.map((item) => ({ ...item, fecha_nacimiento: NACIMIENTO })) }),
  });
  if (!respuesta.ok) throw new Error(`${respuesta.status} ${await respuesta.text()}`);
}

export function pantallaNovedades(page: Page) {
  const tabla = page.getByRole('table', { name: 'Novedades', exact: true });
  const busqueda = page.getByRole('search', { name: 'Novedades' });
  return {
    tabla,
    documento: busqueda.getByLabel('Número de documento'),
    departamento: busqueda.getByLabel('Departamento'),
    buscar: busqueda.getByRole('button', { name: 'Buscar' }),
    fila: (numero: string) => tabla.getByRole('row').filter({ hasText: numero }),
    detalle: page.getByRole('button', { name: 'Detalle Novedad' }),
    dialogo: page.getByRole('dialog', { name: 'Detalle Novedad' }),
    baja: page.getByRole('dialog', { name: 'Baja por novedad' }),
  };
}
