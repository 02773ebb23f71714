import { Rechazo } from '@sgpa/domain/errors/rechazo';
import type { ControlledTransaction } from 'kysely';
import type { Contexto } from './contexto.ts';
import type { DB } from './db/db.generated.ts';
import type { Db, Trx } from './db/pool.ts';
import type { Momento, Operacion } from './operacion.ts';

/** One read of a user: a snapshot with the user's eyes, open since the session was looked up in it. */
export interface Lectura {
  contexto: Contexto;
  /** Runs `tarea` and ends it. What was read is answered only when its audit row is durable. */
  leer<T>(tarea: (op: Operacion) => Promise<T>): Promise<T>;
  /** Ends it where nothing was read: refused, not valid, or nobody waits any more. It may come at any time. */
  soltar(): Promise<void>;
}

class LecturaAbierta implements Lectura {
  readonly contexto: Contexto;
  readonly #trx: ControlledTransaction<DB>;
  readonly #momento: Momento;
  #tomada = false;

  constructor(trx: ControlledTransaction<DB>, contexto: Contexto, momento: Momento) {
    this.#trx = trx;
    this.contexto = contexto;
    this.#momento = momento;
  }

  async leer<T>(tarea: (op: Operacion) => Promise<T>): Promise<T> {
    // Nobody waits for the answer any more.
    if (this.#tomada) throw new Rechazo('SOLICITUD_INVALIDA');
    this.#tomada = true;
    try {
      const leido = await tarea({ trx: this.#trx, contexto: this.contexto, ...this.#momento });
      await this.#trx.commit().execute();
      return leido;
    } catch (error) {
      await deshacer(this.#trx);
      throw error;
    }
  }

  async soltar(): Promise<void> {
    if (this.#tomada) return;
    this.#tomada = true;
    await deshacer(this.#trx);
  }
}

/** What failed before tells more than a rollback that fails on the same connection, which is thrown away then. */
const deshacer = (trx: ControlledTransaction<DB>): Promise<void> =>
  trx
    .rollback()
    .execute()
    .catch(() => {});

/** Opens a snapshot; `identificar` asks who reads, in the message that begins it. */
export async function abrirLectura(
  db: Db,
  momento: Momento,
  identificar: (trx: Trx) => Promise<Contexto>,
): Promise<Lectura> {
  const trx = await db.startTransaction().setIsolationLevel('repeatable read').execute();
  try {
    return new LecturaAbierta(trx, await identificar(trx), momento);
  } catch (error) {
    await deshacer(trx);
    throw error;
  }
}
