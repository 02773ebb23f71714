import { type Intentos, SIN_BLOQUEO } from '@sgpa/domain/cuenta/bloqueo';
import { sql } from 'kysely';
import type { Trx } from '../../db/pool.ts';
import { type Fila, orden, una } from '../../db/sentencia.ts';

/** Whom an attempt is counted against. */
export interface Objetivo {
  nombre: string;
  /** As the connection, or the trusted proxy, tells it. */
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

/** What was counted so far: nothing, of a name that nobody tried. */
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

/** Waits for the turn, and reads what those before left. */
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
