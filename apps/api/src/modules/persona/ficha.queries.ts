import { type Insertable, type Selectable, sql } from 'kysely';
import type { DocumentoPersona, Json, FichaPersona as Tabla } from '../../db/db.generated.ts';
import type { Trx } from '../../db/pool.ts';
import { json, una } from '../../db/sentencia.ts';
import type { EnEnte } from './persona.queries.ts';

export type FichaPersona = Omit<Selectable<Tabla>, keyof EnEnte | 'version' | 'modificado_en'>;

/** Contact data tell where somebody is found and how they look, and are shown as they are kept. */
export const CONTACTO = [
  'id_estado_civil',
  'codigo_municipio',
  'correo_electronico',
  'telefono_domicilio',
  'telefono_movil',
  'direccion',
  'foto',
] as const satisfies readonly (keyof FichaPersona)[];

/** The photo is told only as present or absent. */
const EN_JSON = sql.raw("to_jsonb(f) - 'foto' || jsonb_build_object('con_foto', f.foto is not null)");

export const fichaEnJson = una(
  'fichaEnJson',
  { ficha: json<Json>() },
  ({ id_persona, id_ente_gestor }: EnEnte) => sql`
    select ${EN_JSON} as ficha from ficha_persona f
    where f.id_persona = ${id_persona} and f.id_ente_gestor = ${id_ente_gestor}`,
);

/** An empty one of these keeps what was there. */
const COMPLETADOS = [...CONTACTO.filter((columna) => columna !== 'foto'), 'id_genero', 'id_departamento'] as const;
const EN_SQL = sql.raw(COMPLETADOS.join(', '));
const COMPLETAR = sql.raw(COMPLETADOS.map((una) => `${una} = coalesce(excluded.${una}, f.${una})`).join(', '));

/**
 * Saves what the managing entity adds, and returns all that it knows then. An empty field keeps what was there, and
 * `fotoInicial` serves where there is no photo yet.
 */
export const guardarFicha = una(
  'guardarFicha',
  { ficha: json<Json>() },
  ({ id_persona, id_ente_gestor }: EnEnte, ficha: FichaPersona, fotoInicial: Buffer | null, ahora: Date) => sql`
    insert into ficha_persona as f (id_persona, id_ente_gestor, foto, modificado_en, ${EN_SQL})
    values (${id_persona}, ${id_ente_gestor}, ${ficha.foto ?? fotoInicial}, ${ahora},
      ${sql.join(COMPLETADOS.map((columna) => ficha[columna]))})
    on conflict (id_persona, id_ente_gestor) do update set ${COMPLETAR},
      foto = case when ${ficha.foto !== null} then excluded.foto else coalesce(f.foto, excluded.foto) end,
      version = f.version + 1, modificado_en = excluded.modificado_en
    returning ${EN_JSON} as ficha`,
);

/** Replaces the whole ficha, with what is empty now. */
export const reemplazarFicha = (trx: Trx, claves: EnEnte, ficha: FichaPersona, ahora: Date): Promise<unknown> => {
  const valores = { ...ficha, modificado_en: ahora };
  return trx
    .insertInto('ficha_persona')
    .values({ ...claves, ...valores })
    .onConflict((c) =>
      c
        .columns(['id_persona', 'id_ente_gestor'])
        .doUpdateSet((eb) => ({ ...valores, version: eb('ficha_persona.version', '+', 1) })),
    )
    .execute();
};

/** Keeps no second copy of a document that the entity holds already. */
export const guardarDocumento = (trx: Trx, fila: Insertable<DocumentoPersona>): Promise<unknown> =>
  trx
    .insertInto('documento_persona')
    .values(fila)
    .onConflict((c) => c.constraint('documento_unico').doNothing())
    .execute();
