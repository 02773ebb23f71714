import { generateKeyPairSync, sign } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Servidor } from '../base/servidor.ts';

const NACIMIENTO = '14/03/1985';

export async function buscarCertificable(page: Page, numero: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Número Documento' }).fill(numero);
  await page.getByRole('textbox', { name: 'Fecha Nacimiento' }).fill(NACIMIENTO);
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
}

/** Issues one for the person found, and gives the dialog that shows it. */
export async function emitirCertificado(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Certificado', exact: true }).click();
  const dialogo = page.getByRole('dialog', { name: 'CERTIFICADO ESTADO DE AFILIACIÓN' });
  await expect(dialogo.getByRole('region', { name: /^Página 1/ })).toHaveAttribute('aria-busy', 'false');
  return dialogo;
}

interface Emision {
  certificado_pdf: string;
  codigo_verificacion: string;
}

/** Issues one without the screen. */
export async function emitirPorApi(servidor: Servidor, numero: string): Promise<{ codigo: string; pdf: Buffer }> {
  const token = await servidor.ingresar('adm.autoridad');
  const consulta = { numero_documento: numero, fecha_nacimiento: '1985-03-14' };
  const emision = (await servidor.enviar(token, 'POST', '/v1/certificacion/findCertificacion', consulta)) as Emision;
  return { codigo: emision.codigo_verificacion, pdf: Buffer.from(emision.certificado_pdf, 'base64') };
}

/** Signs a content as a QR code carries it, by a key that the page is told is published. */
export async function sellar(page: Page, dicho: object): Promise<string> {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const clave = { ...publicKey.export({ format: 'jwk' }), kid: 'prueba', alg: 'ES256', use: 'sig' };
  await page.route('**/.well-known/jwks.json', (ruta) => ruta.fulfill({ json: { keys: [clave] } }));
  const partes = [{ alg: 'ES256', kid: 'prueba' }, dicho].map((una) => Buffer.from(JSON.stringify(una)));
  const firmado = partes.map((una) => una.toString('base64url')).join('.');
  const firma = sign('sha256', Buffer.from(firmado), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `${firmado}.${firma.toString('base64url')}`;
}
