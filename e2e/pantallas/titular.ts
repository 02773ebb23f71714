import { expect, type Page } from '@playwright/test';
import { enLaPaz } from '../base/fechas.ts';
import { botonDelHecho } from './acciones.ts';

export interface Identidad {
  numero: string;
  nacimiento: string;
  nombres: string;
  complemento?: string;
  paterno?: string;
  materno?: string;
  /** The kind of document is named as in the select; CÉDULA DE IDENTIDAD unless said. */
  tipo?: string;
}

const NACIMIENTO = '14/03/1985';

/** The simulators have these fixed persons. */
export const MARTINA: Identidad = {
  numero: '1000001',
  nacimiento: NACIMIENTO,
  nombres: 'MARTINA ELENA',
  paterno: 'QUISPE',
  materno: 'ARANCIBIA',
};
export const RODRIGO: Identidad = { numero: '1000002', nacimiento: NACIMIENTO, nombres: 'RODRIGO' };
export const SANTOS: Identidad = { numero: '1000003', nacimiento: '14/03/1952', nombres: 'SANTOS EUSEBIO' };
export const WARA: Identidad = { numero: '1000005', nacimiento: NACIMIENTO, nombres: 'WARA' };
export const GONZALO: Identidad = { numero: '1000006', nacimiento: NACIMIENTO, nombres: 'GONZALO RENÉ' };

export const TEXTO_GUARDADO = 'La Operación fue procesada con éxito.';
export const TEXTO_YA_EXISTE =
  'Registro ya existente, no guardado. Se identificó que la persona ya se encuentra registrada con el ENTE GESTOR y el ENTE EMPLEADOR y con la misma FECHA DE AFILIACIÓN.';
export const TEXTO_INTERMITENCIA =
  'No se pudo realizar la búsqueda debido a la intermitencia con la interoperabilidad con el SEGIP.';
export const TEXTO_SIN_SERVICIO =
  'Registro no guardado. El proceso no se pudo conectar con la interoperabilidad del SEGIP para su validación.';

export const campo = (page: Page, nombre: string) => page.getByRole('textbox', { name: nombre, exact: true });

export async function elegir(page: Page, nombre: string, opcion: string): Promise<void> {
  await page.getByRole('combobox', { name: nombre, exact: true }).first().click();
  await page.getByRole('option', { name: opcion, exact: true }).click();
}

export async function llenarPaso1(page: Page, persona: Identidad): Promise<void> {
  if (persona.tipo) await elegir(page, 'Tipo de documento', persona.tipo);
  await campo(page, 'Número de documento').fill(persona.numero);
  await campo(page, 'Complemento').fill(persona.complemento ?? '');
  await campo(page, 'Fecha de nacimiento').fill(persona.nacimiento);
  await campo(page, 'Nombres').fill(persona.nombres);
  await campo(page, 'Apellido paterno').fill(persona.paterno ?? '');
  await campo(page, 'Apellido materno').fill(persona.materno ?? '');
}

export const botonValidar = (page: Page) => page.getByRole('button', { name: '1. VALIDAR INFORMACIÓN' });
export const botonGuardar = (page: Page) => page.getByRole('button', { name: '3. GUARDAR INFORMACIÓN' });

/** Goes from step 1 to step 2. */
export async function validar(page: Page, persona: Identidad): Promise<void> {
  await llenarPaso1(page, persona);
  await botonValidar(page).click();
  await expect(page).toHaveURL('/validacionAfiliaciones');
}

export async function llegarAlPaso3(page: Page, persona: Identidad): Promise<void> {
  await validar(page, persona);
  await page.getByRole('button', { name: '2. COMPLETAR INFORMACIÓN' }).click();
  await expect(page).toHaveURL('/completarDatosAfiliacion');
  await expect(botonGuardar(page)).toBeVisible();
}

/** Fills what a worker's form still needs when the payroll portal named the employer. */
export async function completarTrabajador(page: Page): Promise<void> {
  await campo(page, 'Fecha de ingreso al trabajo').fill(enLaPaz(-30));
  await expect(page.getByText(/^.+ \(NIT-\d+\)$/).first()).toBeVisible();
}

export const pregunta = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Está seguro de guardar la información.?' });

export async function guardar(page: Page): Promise<void> {
  await botonGuardar(page).click();
  await expect(pregunta(page)).toHaveAccessibleDescription(/No podra revertir este cambio\.$/);
  await botonDelHecho(pregunta(page)).click();
}

export const mensaje = (page: Page, texto: string | RegExp) => page.getByRole('status').filter({ hasText: texto });
