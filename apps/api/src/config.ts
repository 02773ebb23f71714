import { createHmac } from 'node:crypto';
import path from 'node:path';
import { type CuentaDemo, cuentasDemo } from '@sgpa/contract/v1/cuentas-demo';
import { PRODUCTO, PRODUCTOS_AJENOS } from '@sgpa/domain/cuenta/roles';
import { z } from 'zod';
import { ajustesDeBase, type Turnos, turnosDe } from './db/ajustes-de-base.ts';

const RAIZ = path.resolve(import.meta.dirname, '../../..');
const MINUTO = 60_000;

/** Default secrets serve demonstrations on one's own machine: production refuses to start with them. */
const SECRETOS_DEMO = {
  SGPA_SECRETO_TOKEN: 'solo-demo-secreto-del-token-de-sesion',
  SGPA_DB_APP_PASSWORD: 'solo-demo-rol-de-aplicacion',
};

const vacioEsAusente = (valor: unknown) => (valor === '' ? undefined : valor);
const opcional = <T extends z.ZodType>(esquema: T) => z.preprocess(vacioEsAusente, esquema.optional());
const url = z.url({ error: 'debe ser una dirección http(s)', protocol: /^https?$/ });
const numero = (porDefecto: number) => z.preprocess(vacioEsAusente, z.coerce.number().int().min(0).default(porDefecto));

/** Role codes and titles hold it, and the browser finds it in the page. */
const producto = z
  .string()
  .regex(/^[A-Za-z][A-Za-z0-9]{1,19}$/, 'debe ser un nombre corto: de 2 a 20 letras y números, primero una letra')
  .refine((nombre) => !PRODUCTOS_AJENOS.includes(nombre), 'es el nombre de otra cosa');

/** `npm start` writes them for a demonstration, in the form that the sign-in page gets. */
const cuentasEscritas = z.string().transform((texto, contexto) => {
  try {
    return cuentasDemo.response.shape.cuentas.parse(JSON.parse(texto));
  } catch {
    contexto.addIssue({ code: 'custom', message: 'no es una lista de cuentas' });
    return z.NEVER;
  }
});

const entorno = z.object({
  NODE_ENV: opcional(z.string()),
  PORT: numero(8080),
  HOST: z.preprocess(vacioEsAusente, z.string().default('localhost')),
  ...ajustesDeBase,
  SGPA_DEMO: opcional(z.enum(['0', '1'], { error: 'debe ser 0 o 1' })),
  SGPA_CUENTAS_DEMO: opcional(cuentasEscritas),
  SGPA_SECRETO_TOKEN: opcional(z.string().min(32, 'debe tener al menos 32 caracteres')),
  SGPA_SECRETO_TOKEN_ANTERIOR: opcional(z.string().min(32, 'debe tener al menos 32 caracteres')),
  SGPA_DB_APP_PASSWORD: opcional(z.string().min(16, 'debe tener al menos 16 caracteres')),
  SGPA_PUBLIC_URL: opcional(url),
  SGPA_DATA_DIR: z.preprocess(vacioEsAusente, z.string().default(path.join(RAIZ, '.sgpa'))),
  SGPA_FIRMA_CLAVE: opcional(z.string()),
  SGPA_FIRMA_CERTIFICADO: opcional(z.string()),
  SGPA_FIRMA_QR: opcional(z.string()),
  SGPA_AUDITORIA_CLAVE: opcional(z.string()),
  SGPA_AUDITORIA_DIR: opcional(z.string()),
  SGPA_SEGUNDO_FACTOR_CLAVE: opcional(z.string()),
  SGPA_SEGUNDO_FACTOR_CLAVE_ANTERIOR: opcional(z.string()),
  SGPA_PRODUCTO: opcional(producto),
  SEGIP_URL: opcional(url),
  OVT_URL: opcional(url),
  SENASIR_URL: opcional(url),
  GESTORA_URL: opcional(url),
  SGPA_SMTP_URL: opcional(z.url({ error: 'debe ser una dirección smtp(s)', protocol: /^smtps?$/ })),
  SGPA_CORREO_REMITENTE: opcional(z.email('debe ser un correo electrónico')),
  SGPA_SIMULADORES: opcional(z.enum(['0', '1'])),
  SGPA_SESION_MINUTOS: numero(8 * 60),
  SGPA_LIMITE_POR_MINUTO: numero(1200),
  SGPA_LIMITE_INGRESOS_POR_MINUTO: numero(60),
  SGPA_LIMITE_VERIFICACIONES_POR_MINUTO: numero(60),
  SGPA_TRUST_PROXY: numero(0),
  SGPA_LOG_LEVEL: opcional(z.enum(['debug', 'info', 'warn', 'error', 'silent'], { error: 'no es un nivel conocido' })),
  SGPA_METRICAS_PUERTO: numero(0),
  SGPA_METRICAS_HOST: z.preprocess(vacioEsAusente, z.string().default('127.0.0.1')),
  SGPA_WEB_DIR: z.preprocess(vacioEsAusente, z.string().default(path.join(RAIZ, 'apps/web/dist'))),
});

export interface Config {
  producto: string;
  produccion: boolean;
  puerto: number;
  host: string;
  /** The owner's address of the database serves migrations, catalogues and the jobs' schema. */
  databaseUrl: string;
  appPassword: string;
  turnos: Turnos;
  /** The sign-in role's password is made from the token's secret, so that nobody need know it. */
  ingresoPassword: string;
  secretoToken: string;
  /** The former secret is kept until what it signed has expired: sessions outlive a change of the secret. */
  secretoAnterior: string | null;
  /** The sign-in page of a demonstration offers these; production has none. */
  cuentasDemo: readonly CuentaDemo[];
  sesionMs: number;
  publicUrl: string;
  /** A demonstration keeps here what it signs certificates with. */
  carpetaDatos: string;
  /** The PEM files sign PDFs and QR codes; null where there is none of one's own. */
  firma: { clave: string; certificado: string; qr: string } | null;
  /** `clave` is the PEM file that signs the audit trail, null where there is no own one; `carpeta` gets its heads. */
  auditoria: { clave: string | null; carpeta: string };
  /** `clave` is the file with the key of second factors, null where there is no own one; `anterior` is the former. */
  segundoFactor: { clave: string | null; anterior: string | null };
  fuentes: { segip: string; ovt: string; senasir: string; gestora: string };
  /** Mail is handed over here, in this sender's name. */
  correo: { url: string; remitente: string; exigeTls: boolean };
  limites: { porMinuto: number; ingresosPorMinuto: number; verificacionesPorMinuto: number };
  /** So many reverse proxies in front set X-Forwarded-For; with 0 the connection's address is the caller's. */
  proxies: number;
  nivelLog: string;
  /** `/metrics`, and nothing else, is answered here; port 0 stands for nowhere. */
  metricas: { puerto: number; host: string };
  carpetaWeb: string;
}

/** A setting is missing or wrong; the message names it and is fit to print. */
export class ConfigError extends Error {}

/** All three files are set, or none: half of one's own and half of a demonstration's would sign as nobody. */
const FIRMA = ['SGPA_FIRMA_CLAVE', 'SGPA_FIRMA_CERTIFICADO', 'SGPA_FIRMA_QR'] as const;

function firmaDe(env: z.infer<typeof entorno>): Config['firma'] {
  const { SGPA_FIRMA_CLAVE: clave, SGPA_FIRMA_CERTIFICADO: certificado, SGPA_FIRMA_QR: qr } = env;
  if (clave !== undefined && certificado !== undefined && qr !== undefined) return { clave, certificado, qr };
  const faltan = FIRMA.filter((nombre) => env[nombre] === undefined);
  if (faltan.length < FIRMA.length) throw new ConfigError(`Falta configurar: ${faltan.join(', ')}.`);
  return null;
}

/** A demonstration keeps the heads of its audit trail here. */
const carpetaDeAuditoria = (dir: string | undefined, carpetaDatos: string): string =>
  path.resolve(dir ?? path.join(carpetaDatos, 'auditoria'));

/** The verification of the audit trail needs these, and no secret of the server. */
export function leerConfigDeVerificacion(variables: NodeJS.ProcessEnv = process.env) {
  const env = leerEntorno(variables);
  return {
    databaseUrl: env.DATABASE_URL,
    carpeta: carpetaDeAuditoria(env.SGPA_AUDITORIA_DIR, path.resolve(env.SGPA_DATA_DIR)),
  };
}

const REGISTROS = ['SEGIP_URL', 'OVT_URL', 'SENASIR_URL', 'GESTORA_URL'] as const;

/** Questions about persons must not cross the network in clear; a proxy on this machine is allowed. */
const viajaSinCifrar = (direccion = ''): boolean =>
  /^http:/i.test(direccion) && !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(direccion).hostname);

function exigirProduccion(env: z.infer<typeof entorno>): void {
  const faltan = (
    [
      'SGPA_SECRETO_TOKEN',
      'SGPA_DB_APP_PASSWORD',
      ...REGISTROS,
      'SGPA_PUBLIC_URL',
      'SGPA_SMTP_URL',
      'SGPA_CORREO_REMITENTE',
      ...FIRMA,
      'SGPA_AUDITORIA_CLAVE',
      'SGPA_AUDITORIA_DIR',
      'SGPA_SEGUNDO_FACTOR_CLAVE',
    ] as const
  ).filter((nombre) => env[nombre] === undefined || Object.values(SECRETOS_DEMO).includes(String(env[nombre])));
  if (env.SGPA_DEMO === '1')
    throw new ConfigError('En producción no se admiten datos de demostración: quite SGPA_DEMO=1.');
  if (env.SGPA_CUENTAS_DEMO !== undefined)
    throw new ConfigError('En producción no se admiten cuentas de demostración: quite SGPA_CUENTAS_DEMO.');
  if (env.SGPA_SIMULADORES === '1') {
    throw new ConfigError(
      'En producción no se admiten simuladores: configure SEGIP_URL, OVT_URL, SENASIR_URL y GESTORA_URL.',
    );
  }
  if (env.SGPA_SECRETO_TOKEN_ANTERIOR === SECRETOS_DEMO.SGPA_SECRETO_TOKEN)
    throw new ConfigError(
      'En producción no se admite el secreto de la demostración: quite SGPA_SECRETO_TOKEN_ANTERIOR.',
    );
  // Nobody on the way may read a link that makes a password, nor a page that asks for one.
  if (/^http:/i.test(env.SGPA_PUBLIC_URL ?? ''))
    throw new ConfigError('En producción SGPA_PUBLIC_URL debe ser una dirección https.');
  const abiertas = REGISTROS.filter((nombre) => viajaSinCifrar(env[nombre]));
  if (abiertas.length > 0)
    throw new ConfigError(
      `En producción deben ser direcciones https, o de esta misma máquina: ${abiertas.join(', ')}.`,
    );
  if (faltan.length > 0) throw new ConfigError(`En producción falta configurar: ${faltan.join(', ')}.`);
}

function leerEntorno(variables: NodeJS.ProcessEnv): z.infer<typeof entorno> {
  const leido = entorno.safeParse(variables);
  if (leido.success) return leido.data;
  const problemas = leido.error.issues.map((p) => `${p.path.join('.')} ${p.message}`).join('; ');
  throw new ConfigError(`Configuración no válida: ${problemas}.`);
}

export const esProduccion = (variables: NodeJS.ProcessEnv = process.env) => variables.NODE_ENV === 'production';

/** Reads the settings, or throws `ConfigError`. Production refuses demo data, default secrets and simulators. */
export function leerConfig(variables: NodeJS.ProcessEnv = process.env): Config {
  const env = leerEntorno(variables);
  const produccion = env.NODE_ENV === 'production';
  const secretoToken = env.SGPA_SECRETO_TOKEN ?? SECRETOS_DEMO.SGPA_SECRETO_TOKEN;
  if (produccion) exigirProduccion(env);
  const sinFuente = 'http://127.0.0.1:9';
  const carpetaDatos = path.resolve(env.SGPA_DATA_DIR);
  return {
    producto: env.SGPA_PRODUCTO ?? PRODUCTO,
    produccion,
    puerto: env.PORT,
    host: env.HOST,
    databaseUrl: env.DATABASE_URL,
    turnos: turnosDe(env),
    appPassword: env.SGPA_DB_APP_PASSWORD ?? SECRETOS_DEMO.SGPA_DB_APP_PASSWORD,
    ingresoPassword: createHmac('sha256', secretoToken).update('sgpa_ingreso').digest('hex'),
    secretoToken,
    secretoAnterior: env.SGPA_SECRETO_TOKEN_ANTERIOR ?? null,
    cuentasDemo: (env.SGPA_DEMO !== '0' && env.SGPA_CUENTAS_DEMO) || [],
    sesionMs: env.SGPA_SESION_MINUTOS * MINUTO,
    carpetaDatos,
    firma: firmaDe(env),
    auditoria: {
      clave: env.SGPA_AUDITORIA_CLAVE ?? null,
      carpeta: carpetaDeAuditoria(env.SGPA_AUDITORIA_DIR, carpetaDatos),
    },
    segundoFactor: {
      clave: env.SGPA_SEGUNDO_FACTOR_CLAVE ?? null,
      anterior: env.SGPA_SEGUNDO_FACTOR_CLAVE_ANTERIOR ?? null,
    },
    publicUrl: env.SGPA_PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    fuentes: {
      segip: env.SEGIP_URL ?? sinFuente,
      ovt: env.OVT_URL ?? sinFuente,
      senasir: env.SENASIR_URL ?? sinFuente,
      gestora: env.GESTORA_URL ?? sinFuente,
    },
    correo: {
      url: env.SGPA_SMTP_URL ?? 'smtp://127.0.0.1:9',
      remitente: env.SGPA_CORREO_REMITENTE ?? 'no-responder@sgpa.example',
      exigeTls: produccion,
    },
    limites: {
      porMinuto: env.SGPA_LIMITE_POR_MINUTO,
      ingresosPorMinuto: env.SGPA_LIMITE_INGRESOS_POR_MINUTO,
      verificacionesPorMinuto: env.SGPA_LIMITE_VERIFICACIONES_POR_MINUTO,
    },
    proxies: env.SGPA_TRUST_PROXY,
    nivelLog: env.SGPA_LOG_LEVEL ?? (produccion ? 'info' : 'warn'),
    metricas: { puerto: env.SGPA_METRICAS_PUERTO, host: env.SGPA_METRICAS_HOST },
    carpetaWeb: env.SGPA_WEB_DIR,
  };
}
