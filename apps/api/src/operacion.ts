import { type FechaCivil, hoyEnLaPaz } from '@sgpa/domain/shared/fecha-civil';
import type { Contexto } from './contexto.ts';
import { conAlcance } from './db/alcance.ts';
import type { Leida } from './db/anotador.ts';
import { enSusConexiones } from './db/conexiones-de-cuenta.ts';
import type { Trx } from './db/pool.ts';
import type { Consulta } from './db/transaccion.ts';
import type { Clock, Deps } from './deps.ts';

/** A request has one moment, and the day that it is then in La Paz. */
export interface Momento {
  ahora: Date;
  hoy: FechaCivil;
}

/** A user does this in one transaction: who and when are the same for everything that is written in it. */
export interface Operacion extends Momento {
  trx: Trx;
  contexto: Contexto;
  /** A reading holds what is to be written once it has ended (lectura.ts). */
  leida?: Leida;
}

export function momentoDe(clock: Clock): Momento {
  const ahora = clock.ahora();
  return { ahora, hoy: hoyEnLaPaz(ahora) };
}

interface Comienzo {
  momento?: Momento;
  /** The opening statements must hold before anything is asked, and go with BEGIN. */
  alComenzar?: readonly Consulta[];
}

/** Runs `hacer` in one transaction with the user's rights; everything in it is written, or nothing. */
export function enOperacion<T>(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  contexto: Contexto,
  hacer: (op: Operacion) => Promise<T>,
  { momento = momentoDe(clock), alComenzar }: Comienzo = {},
): Promise<T> {
  return enSusConexiones(db, contexto.usuario.id, () =>
    conAlcance(db, contexto.alcance, (trx) => hacer({ trx, contexto, ...momento }), alComenzar),
  );
}
