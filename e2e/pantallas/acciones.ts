import { expect, type Locator, type Page } from '@playwright/test';
import { accionesDeFila, type FilaConAcciones } from '@sgpa/domain/asegurado/acciones-fila';
import { ESTADO } from '@sgpa/domain/cobertura/estados';
import {
  ACCIONES,
  ACCIONES_DE_FILA,
  type AccionDeFila,
  reglaDeAccion,
  type TipoAfiliado,
} from '@sgpa/domain/cuenta/acciones';
import { permisosEnLista, puede } from '@sgpa/domain/cuenta/permisos';
import type { Rol } from '@sgpa/domain/cuenta/roles';
import { ir } from '../base/ir.ts';
import { pantallaLista } from './lista.ts';

/** A button over the list has this name, and so has the dialog that it opens. */
type Accion = (typeof ACCIONES)[AccionDeFila]['nombre'];

/** Names the buttons over the list before a row is chosen: what the role may do with some row of that kind. */
export const botonesDe = (tipo: TipoAfiliado, rol: Rol): string[] =>
  ACCIONES_DE_FILA.filter((accion) => {
    const { tipos, roles } = reglaDeAccion(accion);
    return tipos.includes(tipo) && roles.includes(rol) && permisosEnLista(accion).every((slug) => puede(rol, slug));
  }).map((accion) => ACCIONES[accion].nombre);

type Fila = { rol: Rol; tipo?: TipoAfiliado; estado?: FilaConAcciones['estado']; tipoAsegurado?: string };

/** Names what a row in that state admits, by the rules of the domain, which are tested there. */
export const posiblesDe = ({ rol, tipo = 'TITULAR', estado = ESTADO.ACTIVO, tipoAsegurado = 'TRABAJADOR' }: Fila) =>
  accionesDeFila({ rol, tipo, estado, tipoAsegurado }).map((accion): string => reglaDeAccion(accion).nombre);

/** The action is a link where it leads to another page, else a button. */
export const botonesDeFila = (page: Page): Locator =>
  page.getByRole('group', { name: 'Acciones del registro elegido' }).locator('button, a');

/** Finds the actions that the chosen row admits; the others keep their places and say why not. */
export const botonesPosibles = (page: Page): Locator =>
  page.getByRole('group', { name: 'Acciones del registro elegido' }).locator('button:not([aria-disabled="true"])');

export const dialogoDe = (page: Page, accion: Accion | 'Nuevo'): Locator =>
  page.getByRole('dialog', { name: `${accion} - REGISTRO` });

export const rutaDeFila = (numero: string, consulta = ''): string => `/asegurado?numeroDocumento=${numero}${consulta}`;

/** Shows that document number alone, where it is not shown already, and chooses its row. */
export async function elegirFila(page: Page, numero: string, consulta = ''): Promise<void> {
  const ruta = rutaDeFila(numero, consulta);
  if (!page.url().endsWith(ruta)) await ir(page, ruta);
  await pantallaLista(page).fila(numero).click();
  await expect(page.getByRole('radio')).toBeChecked();
}

export async function abrirAccion(page: Page, numero: string, accion: Accion, consulta = ''): Promise<Locator> {
  await elegirFila(page, numero, consulta);
  await page.getByRole('button', { name: accion, exact: true }).click();
  const dialogo = dialogoDe(page, accion);
  await expect(dialogo.getByRole('heading', { level: 3 })).toBeVisible();
  return dialogo;
}

/** Answers yes to the question before something that cannot be undone, or that would lose what was typed. */
export async function aceptar(page: Page, pregunta: string, boton?: string): Promise<void> {
  await botonDelHecho(page.getByRole('alertdialog', { name: pregunta }), boton).click();
}

/** Finds the button beside Cancelar, with the deed's own name. */
export const botonDelHecho = (pregunta: Locator, nombre?: string): Locator =>
  nombre === undefined
    ? pregunta.getByRole('button').last()
    : pregunta.getByRole('button', { name: nombre, exact: true });

export const AL_SALIR = '¿Desea descartar lo que escribió?';
