import type { Page } from '@playwright/test';
import type { Respuesta } from '@sgpa/contract/endpoints';
import type { Servidor } from '../base/servidor.ts';

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

/** Renames it as another administrator does meanwhile. */
export async function renombrarPorApi(
  servidor: Servidor,
  lista: string,
  codigo: string,
  nombre: string,
): Promise<void> {
  const token = await servidor.ingresar('adm.autoridad');
  const hallados = await servidor.leer(token, `/v1/parametro/${lista}?buscar=${codigo}`);
  const { content } = hallados as Respuesta<'parametros'>;
  const [uno, otro] = content;
  if (!uno || otro) throw new Error(`${lista} ${codigo}: ${content.length} values`);
  const { id, tipo, idDepartamento, codigoMunicipio, nivel, red, version } = uno;
  const cuerpo = { nombre, tipo, idDepartamento, codigoMunicipio, nivel, red, version };
  await servidor.enviar(token, 'PUT', `/v1/parametro/${lista}/${id}`, cuerpo);
}
