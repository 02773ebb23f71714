import type { Sentencia } from '@sgpa/api/db/lote';

/** How often a read, and a write beside its row locks, may ask the database: each time wakes both sides up. */
const LECTURA = 3;
const ESCRITURA = 5;
/** What may ask more often, and why. */
const CON_RAZON: Record<string, number> = {
  // By name: how many it finds decides how the page is read. To look for them in the session's message would be work
  // done for whoever has asked too much already, or may not ask at all.
  'lista-asegurados': 4,
  // A file of up to 200,000 rows is read step by step, and how it ended is audited when its last row is out.
  'exportacion-asegurados': 4,
  // The same of the audit trail's.
  auditoria: 4,
  // Where nobody is found: whether the number is on record, and the identity service has to be asked.
  'estado-asegurado': 4,
  // Before anything is signed the database is asked what time it is.
  certificado: 6,
  // Which file of the number is the person's is read while the identity service answers.
  'registro-titular': 6,
  'registro-titular-lista': 6,
  'registro-fallecido': 6,
  'validacion-titular': 4,
  'validacion-beneficiario': 4,
  // Closed as registered in error: what its change of employer ended is read once all of it is held.
  'revision-afiliacion': 6,
  // A registration of two persons: whose beneficiary it is was found before the registries were asked, and who else is one
  // of the holder's is read once the holder is held.
  'registro-beneficiario': 8,
};

/** A message that holds rows waits for others, and what comes next needs what they left. */
const TOMA =
  /\bfor (no key )?update\b|persona_tomar|usuario_tomar|parametro_tomar|persona_asegurar|pg_advisory_xact_lock/i;

/** Counts, request by request, how often the database is asked. */
export class Contador {
  #sueltos = 0;
  readonly #limite: number;
  readonly deMas: string[] = [];

  constructor(slug: string, lee: boolean) {
    this.#limite = CON_RAZON[slug] ?? (lee ? LECTURA : ESCRITURA);
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
