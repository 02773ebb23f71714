import { createPrivateKey, createPublicKey, type KeyObject, X509Certificate } from 'node:crypto';
import { access, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ClavePublica } from '@sgpa/contract/v1/verificacion-certificado';
import { calculateJwkThumbprint } from 'jose';
import { type Config, ConfigError } from '../../config.ts';
import { DE_DEMOSTRACION, type EnPem } from './en-pem.ts';
import type { Firmas } from './port.ts';

/** The published public half of the key that signs QR codes comes with the signing keys. */
export type FirmasConPublica = Firmas & { publica: ClavePublica };

const UNO = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

/** @throws ConfigError that names the setting. */
function privada(pem: string, ajuste: string): KeyObject {
  try {
    return createPrivateKey(pem);
  } catch {
    throw new ConfigError(`${ajuste} no es una clave privada en PEM sin contraseña.`);
  }
}

async function publicaDe(qr: string): Promise<ClavePublica> {
  const { kty, crv, x, y } = createPublicKey(privada(qr, 'SGPA_FIRMA_QR')).export({ format: 'jwk' });
  if (kty !== 'EC' || crv !== 'P-256' || x === undefined || y === undefined)
    throw new ConfigError('SGPA_FIRMA_QR debe ser una clave privada EC P-256 (PKCS #8, PEM).');
  return { kty, crv, x, y, kid: await calculateJwkThumbprint({ kty, crv, x, y }), alg: 'ES256', use: 'sig' };
}

function exigirQueFirme(clave: string, [propio]: readonly string[], produccion: boolean): void {
  if (propio === undefined) throw new ConfigError('SGPA_FIRMA_CERTIFICADO no tiene ningún certificado en PEM.');
  const certificado = new X509Certificate(propio);
  if (!certificado.checkPrivateKey(privada(clave, 'SGPA_FIRMA_CLAVE')))
    throw new ConfigError('SGPA_FIRMA_CLAVE no es la clave del primer certificado de SGPA_FIRMA_CERTIFICADO.');
  if (produccion && certificado.subject.includes(DE_DEMOSTRACION))
    throw new ConfigError(
      'En producción no se admite el certificado de demostración: configure SGPA_FIRMA_CERTIFICADO.',
    );
}

/** @throws ConfigError for what cannot sign. */
export async function leerFirmas({ clave, certificado, qr }: EnPem, produccion: boolean): Promise<FirmasConPublica> {
  const certificados = certificado.match(UNO) ?? [];
  exigirQueFirme(clave, certificados, produccion);
  const publica = await publicaDe(qr);
  return { pdf: { clave, certificados }, qr: { clave: qr, kid: publica.kid }, publica };
}

async function leerArchivo(archivo: string): Promise<string> {
  try {
    return await readFile(archivo, 'utf8');
  } catch {
    throw new ConfigError(`No se puede leer ${archivo}, con lo que se firman los certificados.`);
  }
}

const existe = (archivo: string): Promise<boolean> =>
  access(archivo).then(
    () => true,
    () => false,
  );

type Archivos = Readonly<Record<keyof EnPem, string>>;

const leerArchivos = async ({ clave, certificado, qr }: Archivos): Promise<EnPem> => ({
  clave: await leerArchivo(clave),
  certificado: await leerArchivo(certificado),
  qr: await leerArchivo(qr),
});

const ARCHIVO: Archivos = { clave: 'pdf.clave.pem', certificado: 'pdf.certificado.pem', qr: 'qr.clave.pem' };

/** All files appear at once: of two servers that start together, one has made what both sign with. */
async function hacerYGuardar(carpeta: string, ahora: Date): Promise<void> {
  const { hacerLlavesDemo } = await import('./llaves-demo.ts');
  const nuevas = await hacerLlavesDemo(ahora);
  await mkdir(path.dirname(carpeta), { recursive: true });
  // Only its owner may read it.
  const propia = await mkdtemp(`${carpeta}-`);
  for (const que of ['clave', 'certificado', 'qr'] as const)
    await writeFile(path.join(propia, ARCHIVO[que]), nuevas[que], { mode: 0o600 });
  try {
    await rename(propia, carpeta);
  } catch (error) {
    await rm(propia, { recursive: true });
    if (!(await existe(carpeta))) throw error;
  }
}

/** Makes them at the first start and keeps them: what was handed out yesterday is still known tomorrow. */
async function deDemostracion(carpeta: string, ahora: Date): Promise<EnPem> {
  if (!(await existe(carpeta))) await hacerYGuardar(carpeta, ahora);
  return leerArchivos({
    clave: path.join(carpeta, ARCHIVO.clave),
    certificado: path.join(carpeta, ARCHIVO.certificado),
    qr: path.join(carpeta, ARCHIVO.qr),
  });
}

/** Gives what certificates are signed with, from the settings; a demonstration makes its own. */
export async function prepararFirmas(config: Config, ahora: Date): Promise<FirmasConPublica> {
  const { firma, carpetaDatos, produccion } = config;
  const textos =
    firma === null ? await deDemostracion(path.join(carpetaDatos, 'firma'), ahora) : await leerArchivos(firma);
  return leerFirmas(textos, produccion);
}
