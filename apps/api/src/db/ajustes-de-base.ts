import { z } from 'zod';
import { problemaDeDireccion } from './partes-de-conexion.ts';

const direccion = z.string({ error: 'es necesaria' }).superRefine((texto, contexto) => {
  const message = texto === '' ? 'es necesaria' : problemaDeDireccion(texto);
  if (message !== null) contexto.addIssue({ code: 'custom', message });
});

const deNadie = z.literal('', { error: 'no se admite: quítela del entorno' }).optional();

const cuantas = (porDefecto: number) =>
  z.preprocess((valor) => (valor === '' ? undefined : valor), z.coerce.number().int().min(1).default(porDefecto));

/** Limits how many transactions a server runs at a time, in all and for one account (ADR 6). */
export interface Turnos {
  aLaVez: number;
  /** After so many milliseconds a transaction no longer counts. */
  graciaMs: number;
  deCadaCuenta: {
    aLaVez: number;
    /** An account's next transactions wait in a queue of this length. */
    enEspera: number;
    /** After so many milliseconds a waiting one is told that too much is under way. */
    esperaMs: number;
  };
}

export const TURNOS: Turnos = {
  aLaVez: 6,
  graciaMs: 25,
  deCadaCuenta: { aLaVez: 2, enEspera: 100, esperaMs: 8_000 },
};

/** The settings name the database, and forbid what the environment would add: another role, no row security. */
export const ajustesDeBase = {
  DATABASE_URL: direccion,
  PGOPTIONS: deNadie,
  PGREPLICATION: deNadie,
  SGPA_DB_A_LA_VEZ: cuantas(TURNOS.aLaVez),
  SGPA_DB_GRACIA_MS: cuantas(TURNOS.graciaMs),
  SGPA_DB_POR_CUENTA: cuantas(TURNOS.deCadaCuenta.aLaVez),
  SGPA_DB_POR_CUENTA_EN_ESPERA: cuantas(TURNOS.deCadaCuenta.enEspera),
  SGPA_DB_POR_CUENTA_ESPERA_MS: cuantas(TURNOS.deCadaCuenta.esperaMs),
};

export const turnosDe = (env: z.infer<z.ZodObject<typeof ajustesDeBase>>): Turnos => ({
  aLaVez: env.SGPA_DB_A_LA_VEZ,
  graciaMs: env.SGPA_DB_GRACIA_MS,
  deCadaCuenta: {
    aLaVez: env.SGPA_DB_POR_CUENTA,
    enEspera: env.SGPA_DB_POR_CUENTA_EN_ESPERA,
    esperaMs: env.SGPA_DB_POR_CUENTA_ESPERA_MS,
  },
});
