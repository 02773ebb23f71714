import { type Intentos, SIN_BLOQUEO } from '@sgpa/domain/cuenta/bloqueo';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { sql } from 'kysely';
import type { Db, Trx } from '../../db/pool.ts';
import { type Fila, orden, una } from '../../db/sentencia.ts';

export interface Objetivo {
  nombre: string;
  /** The connection, or the trusted proxy, tells the address. */
  direccion: string;
}

const BLOQUEO = {
  fallos: 'int2?',
  bloqueado_hasta: 'timestamptz?',
  todas_fallos_en: '_timestamptz?',
  todas_bloqueado_hasta: 'timestamptz?',
  conocida: 'bool',
} as const;

export const bloqueoDe = una(
  'bloqueoDe',
  BLOQUEO,
  ({ nombre, direccion }: Objetivo) => sql`select * from bloqueo_leer(${nombre}, ${direccion}::inet)`,
);

/** Counts are zero for a name that nobody tried. */
export const intentosDe = (fila: Fila<typeof BLOQUEO> | undefined): Intentos => ({
  direccion: {
    fallos: fila?.fallos ?? SIN_BLOQUEO.fallos,
    bloqueadoHasta: fila?.bloqueado_hasta?.getTime() ?? null,
  },
  todas: {
    fallosEn: fila?.todas_fallos_en?.map((cuando) => cuando.getTime()) ?? [],
    bloqueadoHasta: fila?.todas_bloqueado_hasta?.getTime() ?? null,
  },
  conocida: fila?.conocida ?? false,
});

/** Attempts on one name queue here, so that none is lost from the count. */
export const esperarTurnoDeIngreso = orden(
  'esperarTurnoDeIngreso',
  (username: string) => sql`select pg_advisory_xact_lock(hashtextextended(lower(${username}), 1))`,
);

/** Waits for the turn, and reads what the attempts before it left. */
export async function intentosEnSuTurno(trx: Trx, objetivo: Objetivo): Promise<Intentos> {
  await esperarTurnoDeIngreso(trx, objetivo.nombre);
  return intentosDe(await bloqueoDe(trx, objetivo));
}

const instante = (ms: number | null): Date | null => (ms === null ? null : new Date(ms));

export const guardarIntentos = orden(
  'guardarIntentos',
  ({ nombre, direccion }: Objetivo, { direccion: propio, todas }: Intentos) =>
    sql`select bloqueo_guardar(${nombre}, ${direccion}::inet, ${propio.fallos}::smallint, ${instante(propio.bloqueadoHasta)},
      ${todas.fallosEn.map((ms) => new Date(ms))}::timestamptz[], ${instante(todas.bloqueadoHasta)})`,
);

const CUENTA = {
  id: 'usuario.id',
  username: 'text',
  /** The hash is null until the user makes a password. */
  password_hash: 'text?',
  rol: 'text',
  estado: 'text',
  id_ente_gestor: 'ente_gestor.id',
  id_entidad: 'entidad_empleadora.id?',
  /** If the account was made or activated later, that day counts. */
  ultimo_ingreso: 'timestamptz',
  /** The factor's key is encrypted; null where the account has no second factor. */
  segundo_factor: 'text?',
} as const;

export type CuentaIngreso = Fila<typeof CUENTA>;

export const buscarCuenta = una(
  'buscarCuenta',
  CUENTA,
  (username: string) => sql`select * from cuenta_para_ingreso(${username})`,
);

/** Reads the account of a name, and what is counted against `objetivo`, whose name may be another. */
export async function cuentaEIntentos(db: Db, username: string, objetivo: Objetivo) {
  const cuenta = await buscarCuenta(db, username);
  return { cuenta, intentos: intentosDe(await bloqueoDe(db, objetivo)) };
}

export const suspenderInactivas = orden(
  'suspenderInactivas',
  (ahora: Date, limite: Date) => sql`select cuentas_suspender_inactivas(${ahora}, ${limite})`,
);

/** Removes accounts whose users asked for it, from the day that they were told. */
export const darDeBajaSolicitadas = orden(
  'darDeBajaSolicitadas',
  (ahora: Date, hoy: FechaCivil) => sql`select cuentas_dar_de_baja_solicitadas(${ahora}, ${hoy})`,
);
