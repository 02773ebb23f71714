import type { Insertable } from 'kysely';
import type { DocumentoPersona } from '../../db/db.generated.ts';
import type { Trx } from '../../db/pool.ts';

/** A document that the entity holds already is not kept twice. */
export const guardarDocumento = (trx: Trx, fila: Insertable<DocumentoPersona>): Promise<unknown> =>
  trx
    .insertInto('documento_persona')
    .values(fila)
    .onConflict((c) => c.constraint('documento_unico').doNothing())
    .execute();
