import type { Confirmante } from '@sgpa/domain/cobertura/palabra-defuncion';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { IdAfiliacion, IdEnteGestor, IdPersona } from '@sgpa/domain/shared/ids';
import { type Insertable, sql } from 'kysely';
import type { DefuncionDeclarada } from '../../db/db.generated.ts';
import type { Trx } from '../../db/pool.ts';
import { type Fila, lista, una } from '../../db/sentencia.ts';
import type { Documento } from './registros-de-persona.queries.ts';

/** Adds the entity's word of a death; its first word stays where it had one. */
export const declararDefuncion = (trx: Trx, fila: Insertable<DefuncionDeclarada>) =>
  trx
    .insertInto('defuncion_declarada')
    .values(fila)
    .onConflict((c) => c.doNothing())
    .returning('id_persona');

/** Reads whether the death binds everybody, and the day that this managing entity itself told. */
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

/** A death counts as recorded by everybody's mark or by the asking entity's own word, which binds no other entity. */
export const defuncionRegistrada = lista(
  'defuncionRegistrada',
  REGISTRADA,
  ({ numero, complemento, fechaNacimiento }: Documento, idEnteGestor: IdEnteGestor) =>
    sql`select * from defuncion_registrada(${numero}, ${complemento}, ${fechaNacimiento}, ${idEnteGestor}::smallint)`,
);

/** Makes a death binding for everybody; `marcada` is true when the person was not marked before. */
export const marcarFallecida = una(
  'marcarFallecida',
  { marcada: 'bool' },
  (idPersona: IdPersona, dia: FechaCivil | null, quien: Confirmante, ahora: Date) =>
    sql`select persona_fallecida(${idPersona}, ${dia}, ${quien}, ${ahora}) as marcada`,
);

/** Opens a novedad of the death for the managing entity of each of these affiliations; returns the opened ones. */
export const abrirNovedadesDefuncion = lista(
  'abrirNovedadesDefuncion',
  { id: 'int8', id_ente_gestor: 'ente_gestor.id' },
  (afiliaciones: readonly IdAfiliacion[], detalle: string, ahora: Date) =>
    sql`select * from novedad_defuncion(${afiliaciones}::bigint[], ${detalle}, ${ahora})`,
);

/** Tells the authority of a death that only this managing entity knows of, unless it was told already. */
export const abrirNovedadPorConfirmar = lista(
  'abrirNovedadPorConfirmar',
  { id: 'int8', id_ente_gestor: 'ente_gestor.id', ente_gestor: 'text' },
  (idPersona: IdPersona, idEnteGestor: IdEnteGestor, detalle: string, ahora: Date) => sql`
    select n.id, n.id_ente_gestor, n.ente_gestor
    from novedad_por_confirmar(${idPersona}, ${idEnteGestor}::smallint, ${detalle}, ${ahora}) n`,
);
