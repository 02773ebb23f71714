import { randomBytes } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Config, ConfigError } from '../../config.ts';
import { escribirUnaVez } from '../custodia/llave.ts';
import { DE_DEMOSTRACION } from '../papel/en-pem.ts';

const BYTES = 32;

/** Makes the key at the first start of a demonstration, and keeps it. */
async function deDemostracion(carpetaDatos: string): Promise<string> {
  const carpeta = path.join(carpetaDatos, 'segundo-factor');
  const archivo = path.join(carpeta, 'clave.txt');
  await mkdir(carpeta, { recursive: true, mode: 0o700 });
  await escribirUnaVez(archivo, `${DE_DEMOSTRACION}\n${randomBytes(BYTES).toString('base64')}\n`, 0o600);
  return archivo;
}

async function leerLlave(archivo: string, variable: string, produccion: boolean): Promise<Buffer> {
  const texto = await readFile(archivo, 'utf8').catch(() => {
    throw new ConfigError(`No se puede leer ${archivo} (${variable}).`);
  });
  if (produccion && texto.includes(DE_DEMOSTRACION))
    throw new ConfigError(`En producción no se admite la clave de demostración: configure ${variable}.`);
  const llave = Buffer.from(texto.trim().split('\n').at(-1) ?? '', 'base64');
  if (llave.length === BYTES) return llave;
  throw new ConfigError(`${variable} debe ser un archivo con 32 bytes en base 64 (openssl rand -base64 32).`);
}

/** Gives the key that encrypts second factors in the database. */
export const prepararLlaveDeFactores = async ({ segundoFactor, carpetaDatos, produccion }: Config): Promise<Buffer> =>
  leerLlave(segundoFactor.clave ?? (await deDemostracion(carpetaDatos)), 'SGPA_SEGUNDO_FACTOR_CLAVE', produccion);

/** Gives the key that encrypted them before a change; null where there was no change. */
export const prepararLlaveAnterior = async ({ segundoFactor, produccion }: Config): Promise<Buffer | null> =>
  segundoFactor.anterior === null
    ? null
    : leerLlave(segundoFactor.anterior, 'SGPA_SEGUNDO_FACTOR_CLAVE_ANTERIOR', produccion);
