import type { IdPersona } from '@sgpa/domain/shared/ids';
import { sql } from 'kysely';
import type { Trx } from '../../db/pool.ts';
import { lista } from '../../db/sentencia.ts';

/** What is asked of a person's death, to be sent with others: what binds everybody, and whose word there is besides. */
export const sobreDefuncion = (trx: Trx, idPersona: IdPersona) => ({
  persona: trx
    .selectFrom('persona')
    .select(['nombres', 'primer_apellido', 'segundo_apellido', 'numero_documento', 'complemento'])
    .select(['fallecido', 'fecha_defuncion', 'defuncion_confirmada_por'])
    .where('id', '=', idPersona),
  declaraciones: trx
    .selectFrom('defuncion_declarada as d')
    .innerJoin('ente_gestor as g', 'g.id', 'd.id_ente_gestor')
    .select(['d.fecha', 'g.nombre as ente_gestor'])
    .where('d.id_persona', '=', idPersona)
    .orderBy('d.creado_en'),
});

type Filas<K extends keyof ReturnType<typeof sobreDefuncion>> = Awaited<
  ReturnType<ReturnType<typeof sobreDefuncion>[K]['execute']>
>;

export interface DefuncionConocida {
  persona: Filas<'persona'>[number];
  declaraciones: Filas<'declaraciones'>;
}

/** What was answered. */
export function conocida(
  [persona]: Filas<'persona'>,
  declaraciones: DefuncionConocida['declaraciones'],
): DefuncionConocida {
  if (persona === undefined) throw new Error('A person went');
  return { persona, declaraciones };
}

/** Nobody's word of the death stands any more. False when there was none. */
export const defuncionRetirada = lista(
  'defuncionRetirada',
  { valor: 'bool' },
  (idPersona: IdPersona, ahora: Date) => sql`select defuncion_retirar(${idPersona}, ${ahora}) as valor`,
);
