import { Rechazo } from '@sgpa/domain/errors/rechazo';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from './db/pool.ts';
import { momentoDeLaBase } from './db/reloj.queries.ts';

const TOLERANCIA_MS = 60_000;

const ADELANTADO = 'ALARM: the clock is ahead of the database: no task runs, nothing is signed, no request is served';
const ATRASADO = 'ALARM: the clock is behind the database: no task runs, nothing is signed, no request is served';

/** The watch tells if this clock is the database's, within a minute: with a wrong one every day of a right is wrong. */
export interface Vigilancia {
  enHora(): boolean;
  /** Gives the seconds that the clock was ahead when last compared; below zero, behind. */
  adelanto(): number;
  /** Asks the database now; false where they differ. */
  comparar(db: Db): Promise<boolean>;
}

export function vigilarReloj(clock: { ahora(): Date }, log?: Pick<FastifyBaseLogger, 'error' | 'warn'>): Vigilancia {
  let adelantoMs = 0;
  const enHora = () => Math.abs(adelantoMs) <= TOLERANCIA_MS;
  const decir = (estaba: boolean): void => {
    const segundos = Math.round(adelantoMs / 1000);
    if (!enHora()) log?.error({ segundos }, segundos > 0 ? ADELANTADO : ATRASADO);
    else if (!estaba) log?.warn({ segundos }, 'the clock agrees with the database again');
  };
  return {
    enHora,
    adelanto: () => adelantoMs / 1000,
    async comparar(db) {
      const antes = clock.ahora();
      const deLaBase = (await momentoDeLaBase(db, antes)).getTime();
      const despues = clock.ahora().getTime();
      const estaba = enHora();
      // The database read its clock between both moments: the time that the answer took is no error of the clock.
      adelantoMs = deLaBase < antes.getTime() ? antes.getTime() - deLaBase : Math.min(0, despues - deLaBase);
      decir(estaba);
      return enHora();
    },
  };
}

/** Compares anew before what must not be done by a wrong clock. */
export async function exigirHora({ db, reloj }: { db: Db; reloj: Vigilancia }): Promise<void> {
  if (!(await reloj.comparar(db))) throw new Rechazo('RELOJ_DESFASADO');
}
