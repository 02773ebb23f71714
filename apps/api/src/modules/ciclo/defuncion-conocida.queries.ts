import type { IdPersona } from '@sgpa/domain/shared/ids';
import { sql } from 'kysely';
import type { Trx } from '../../db/pool.ts';
import { valor } from '../../db/sentencia.ts';

/** What is known of a person's death: what binds everybody, and whose word there is besides. */
export async function defuncionConocida(trx: Trx, idPersona: IdPersona) {
  const [persona, declaraciones] = await Promise.all([
    trx
      .selectFrom('persona')
      .select(['nombres', 'primer_apellido', 'segundo_apellido', 'numero_documento', 'complemento'])
      .select(['fallecido', 'fecha_defuncion', 'defuncion_confirmada_por'])
      .where('id', '=', idPersona)
      .executeTakeFirstOrThrow(),
    trx
      .selectFrom('defuncion_declarada as d')
      .innerJoin('ente_gestor as g', 'g.id', 'd.id_ente_gestor')
      .select(['d.fecha', 'g.nombre as ente_gestor'])
      .where('d.id_persona', '=', idPersona)
      .orderBy('d.creado_en')
      .execute(),
  ]);
  return { persona, declaraciones };
}

export type DefuncionConocida = Awaited<ReturnType<typeof defuncionConocida>>;

/** Nobody's word of the death stands any more. False when there was none. */
export const retirarDefuncion = valor(
  'retirarDefuncion',
  'bool',
  (idPersona: IdPersona, ahora: Date) => sql`select defuncion_retirar(${idPersona}, ${ahora}) as valor`,
);
