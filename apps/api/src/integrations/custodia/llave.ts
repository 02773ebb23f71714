import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomUUID,
  sign,
} from 'node:crypto';
import { link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Config, ConfigError } from '../../config.ts';
import { DE_DEMOSTRACION } from '../papel/en-pem.ts';
import type { Claves, Firmante } from './port.ts';

const LETRAS_DE_KID = 32;
const CLAVES = 'claves';

const kidDe = (publica: KeyObject): string =>
  createHash('sha256')
    .update(publica.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, LETRAS_DE_KID);

/** @throws ConfigError where it cannot sign, or is a demonstration's key in production. */
function privadaDe(pem: string, produccion: boolean): KeyObject {
  if (produccion && pem.includes(DE_DEMOSTRACION))
    throw new ConfigError('En producción no se admite la clave de demostración: configure SGPA_AUDITORIA_CLAVE.');
  try {
    const clave = createPrivateKey(pem);
    if (clave.asymmetricKeyType === 'ed25519') return clave;
  } catch {
    // The error is thrown below.
  }
  throw new ConfigError('SGPA_AUDITORIA_CLAVE debe ser una clave privada Ed25519 (PKCS #8, PEM, sin contraseña).');
}

/** Writes the file whole, or leaves what another process wrote in the same moment. */
export async function escribirUnaVez(archivo: string, texto: string, mode: number): Promise<void> {
  const nuevo = `${archivo}.${randomUUID()}`;
  await writeFile(nuevo, texto, { mode, flush: true });
  try {
    await link(nuevo, archivo);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(nuevo, { force: true });
  }
}

/** Makes the key at the first start of a demonstration, and keeps it. */
async function deDemostracion(carpetaDatos: string): Promise<string> {
  const carpeta = path.join(carpetaDatos, 'firma-auditoria');
  const archivo = path.join(carpeta, 'clave.pem');
  await mkdir(carpeta, { recursive: true, mode: 0o700 });
  const { privateKey } = generateKeyPairSync('ed25519');
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
  await escribirUnaVez(archivo, `${DE_DEMOSTRACION}\n${pem}`, 0o600);
  return archivo;
}

async function leer(archivo: string): Promise<string> {
  try {
    return await readFile(archivo, 'utf8');
  } catch {
    throw new ConfigError(`No se puede leer ${archivo}, con lo que se firma la auditoría.`);
  }
}

/** Gives the key that signs the audit trail, and puts its public half beside the heads, where former ones stay. */
export async function prepararFirmante({ auditoria, carpetaDatos, produccion }: Config): Promise<Firmante> {
  const privada = privadaDe(await leer(auditoria.clave ?? (await deDemostracion(carpetaDatos))), produccion);
  const publica = createPublicKey(privada);
  const kid = kidDe(publica);
  const carpeta = path.join(auditoria.carpeta, CLAVES);
  try {
    await mkdir(carpeta, { recursive: true });
    await escribirUnaVez(
      path.join(carpeta, `${kid}.pem`),
      String(publica.export({ type: 'spki', format: 'pem' })),
      0o644,
    );
  } catch {
    throw new ConfigError(`No se puede escribir en ${carpeta} (SGPA_AUDITORIA_DIR).`);
  }
  return { kid, firmar: (que) => sign(null, que, privada) };
}

/** Reads the keys that were ever used. One under a name that is not its own is ignored. */
export async function leerClaves(carpetaDeCabezas: string): Promise<Claves> {
  const carpeta = path.join(carpetaDeCabezas, CLAVES);
  const archivos = (await readdir(carpeta).catch(() => [])).filter((nombre) => nombre.endsWith('.pem'));
  const claves = await Promise.all(
    archivos.map(async (nombre) => {
      const publica = createPublicKey(await readFile(path.join(carpeta, nombre), 'utf8'));
      return [kidDe(publica), publica, nombre] as const;
    }),
  );
  return new Map(claves.filter(([kid, , nombre]) => nombre === `${kid}.pem`).map(([kid, clave]) => [kid, clave]));
}
