import type { Confirmante } from '@sgpa/domain/cobertura/palabra-defuncion';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { IdAfiliacion, IdEnteGestor, IdPersona } from '@sgpa/domain/shared/ids';
import { type Insertable, sql } from 'kysely';
import type { DefuncionDeclarada } from '../../db/db.generated.ts';
import type { Trx } from '../../db/pool.ts';
import { type Fila, lista, orden, una } from '../../db/sentencia.ts';
import type { Documento } from './registros-de-persona.queries.ts';

/** A row when the entity had not said so before; what it said first stays. */
export const declararDefuncion = (trx: Trx, fila: Insertable<DefuncionDeclarada>) =>
  trx
    .insertInto('defuncion_declarada')
    .values(fila)
    .onConflict((c) => c.doNothing())
    .returning('id_persona');

/** Whether a person's death binds everybody, and the day that the managing entity itself told of it. */
export const defuncionSabida = (trx: Trx, idPersona: IdPersona, idEnteGestor: IdEnteGestor) =>
  trx
    .selectFrom('persona as p')
    .leftJoin('defuncion_declarada as d', (on) =>
      on.onRef('d.id_persona', '=', 'p.id').on('d.id_ente_gestor', '=', idEnteGestor),
    )
    .select(['p.fallecido', 'd.fecha'])
    .where('p.id', '=', idPersona);

const REGISTRADA = { fecha: 'date?', segun: 'text?', ente_gestor: 'text?', registrada_en: 'timestamptz?' } as const;

export type Defuncion = Fila<typeof REGISTRADA>;

/**
 * That the death of whoever has this document is recorded here: by everybody's mark, or by the word of the managing entity
 * that asks, whom nobody else need follow.
 */
export const defuncionRegistrada = lista(
  'defuncionRegistrada',
  REGISTRADA,
  ({ numero, complemento, fechaNacimiento }: Documento, idEnteGestor: IdEnteGestor) =>
    sql`select * from defuncion_registrada(${numero}, ${complemento}, ${fechaNacimiento}, ${idEnteGestor}::smallint)`,
);

/** That the identity service reported it just now: told as the role that no session's SQL has, before the transaction. */
export const informarDefuncion = orden(
  'informarDefuncion',
  (numero: string, complemento: string, tipoDoc: 1 | 2) =>
    sql`select defuncion_informar(${numero}, ${complemento}, ${tipoDoc}::smallint)`,
);

/** Makes a death binding for everybody. `marcada` when the person was not marked before. */
export const marcarFallecida = una(
  'marcarFallecida',
  { marcada: 'bool' },
  (idPersona: IdPersona, dia: FechaCivil | null, quien: Confirmante, ahora: Date) =>
    sql`select persona_fallecida(${idPersona}, ${dia}, ${quien}, ${ahora}) as marcada`,
);

/** Tells the managing entities of these affiliations of a dead person; returns the novedades that were opened. */
export const abrirNovedadesDefuncion = lista(
  'abrirNovedadesDefuncion',
  { id: 'int8', id_ente_gestor: 'ente_gestor.id' },
  (afiliaciones: readonly IdAfiliacion[], detalle: string, ahora: Date) =>
    sql`select * from novedad_defuncion(${afiliaciones}::bigint[], ${detalle}, ${ahora})`,
);

/** Tells the authority of a death that only this managing entity knows of; none where it is told already. */
export const abrirNovedadPorConfirmar = lista(
  'abrirNovedadPorConfirmar',
  { id: 'int8', id_ente_gestor: 'ente_gestor.id', ente_gestor: 'text' },
  (idPersona: IdPersona, idEnteGestor: IdEnteGestor, detalle: string, ahora: Date) => sql`
    select n.id, n.id_ente_gestor, n.ente_gestor
    from novedad_por_confirmar(${idPersona}, ${idEnteGestor}::smallint, ${detalle}, ${ahora}) n`,
);
