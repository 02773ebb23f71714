import type { Sentencia } from '@sgpa/api/db/lote';

/** How often a read, and a write beside its row locks, may ask the database: each time wakes both sides up. */
const LECTURA = 3;
const ESCRITURA = 5;
/** What a use case asks more often: a debt, which may only become less. */
const DEUDA: Record<string, number> = {
  // By name: whom it finds is asked first, and how many they are decides how the page is read.
  'lista-asegurados': 4,
  // How it ended is audited apart, when the last row is out.
  'exportacion-asegurados': 4,
};

/** A message that holds rows waits for others, and what comes next needs what they left. */
const TOMA = /\bfor (no key )?update\b|persona_tomar|persona_asegurar|pg_advisory_xact_lock/i;

/** Counts, request by request, how often the database is asked. */
export class Contador {
  #sueltos = 0;
  readonly #limite: number;
  readonly deMas: string[] = [];

  constructor(slug: string, lee: boolean) {
    this.#limite = DEUDA[slug] ?? (lee ? LECTURA : ESCRITURA);
  }

  readonly alEnviar = (mensaje: readonly Sentencia[]): void => {
    if (!mensaje.some(({ text }) => TOMA.test(text))) this.#sueltos += 1;
  };

  readonly alPedir = (): void => {
    this.#sueltos = 0;
  };

  readonly alResponder = (pedido: string): void => {
    if (this.#sueltos > this.#limite)
      this.deMas.push(`${pedido}: asks the database ${this.#sueltos} times, may ${this.#limite}`);
  };
}
