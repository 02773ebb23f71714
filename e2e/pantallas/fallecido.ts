import { expect, type Page } from '@playwright/test';
import { pdfDePrueba } from '@sgpa/testing/pdf';
import { enDisco } from '../base/archivo.ts';
import { enLaPaz } from '../base/fechas.ts';
import { botonGuardar, botonValidar, campo, elegir, type Identidad, llenarPaso1 } from './titular.ts';

/** The identity service knows of the death. */
export const FELIX: Identidad = {
  numero: '1000007',
  nacimiento: '14/03/1985',
  nombres: 'FÉLIX',
  paterno: 'HUANCA',
  materno: 'POMA',
};
/** The service knows the number and the death, and nothing else. */
export const DESCONOCIDO: Identidad = { numero: '1000014', nacimiento: '14/03/1985', nombres: 'JOSÉ' };

/** The person works still, for one of the employers of the managing entity. */
export const CUBIERTO: Identidad = {
  numero: '1000100',
  nacimiento: '14/03/1985',
  nombres: 'JORGE LUIS',
  paterno: 'GUTIÉRREZ',
  materno: 'MARCA',
};

export const FALTA_CERTIFICADO = 'Debe subir el certificado de defunción';

interface Archivo {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** The PDF is whole, and that many bytes heavier if asked. */
export const pdf = (name: string, relleno = 0): Archivo => ({
  name,
  mimeType: 'application/pdf',
  buffer: pdfDePrueba(relleno),
});

export const subirCertificado = async (page: Page, archivo: Archivo) =>
  page.getByLabel(/^(Subir|Cambiar) certificado de defunción$/).setInputFiles(await enDisco(archivo));

export async function validarFallecido(page: Page, persona: Identidad): Promise<void> {
  await llenarPaso1(page, persona);
  await botonValidar(page).click();
  await expect(page).toHaveURL('/validarEstadoRegistroFallecido');
}

export async function llegarAlPaso3Fallecido(page: Page, persona: Identidad): Promise<void> {
  await validarFallecido(page, persona);
  await page.getByRole('button', { name: '2. COMPLETAR INFORMACIÓN' }).click();
  await expect(page).toHaveURL('/completarDatosAfiliacionFallecidos');
  await expect(botonGuardar(page)).toBeVisible();
}

/** Fills what the form asks for but the death: somebody who insured themselves, affiliated long ago. */
export async function completarAfiliacion(page: Page): Promise<void> {
  await campo(page, 'Fecha de afiliación').fill(enLaPaz(-400));
  await elegir(page, 'Tipo de asegurado', 'VOLUNTARIO');
  await campo(page, 'Fecha de ingreso al trabajo').fill(enLaPaz(-400));
}

export async function completarDefuncion(page: Page, archivo: Archivo = pdf('acta.pdf')): Promise<void> {
  await campo(page, 'Número de certificado').fill('004512-B');
  await campo(page, 'Fecha de defunción').fill(enLaPaz(-3));
  await subirCertificado(page, archivo);
  await expect(page.getByText(archivo.name, { exact: true })).toBeVisible();
}
