import { type Insertable, type Selectable, sql } from 'kysely';
import type { DocumentoPersona, Json, FichaPersona as Tabla } from '../../db/db.generated.ts';
import type { Trx } from '../../db/pool.ts';
import { json, una } from '../../db/sentencia.ts';

type Claves = 'id_persona' | 'id_ente_gestor';
type ClaveFicha = Pick<Selectable<Tabla>, Claves>;

/** What an entity knows of a person. */
export type FichaPersona = Omit<Selectable<Tabla>, Claves | 'version' | 'modificado_en'>;

/** Where somebody is found, and how they look: what is shown as it is kept. */
export const CONTACTO = [
  'id_estado_civil',
  'codigo_municipio',
  'correo_electronico',
  'telefono_domicilio',
  'telefono_movil',
  'direccion',
  'foto',
] as const satisfies readonly (keyof FichaPersona)[];

/** What the managing entity knows of the person so far; of the photo only whether there is one. */
export const fichaEnJson = una(
  'fichaEnJson',
  { ficha: json<Json>() },
  ({ id_persona, id_ente_gestor }: ClaveFicha) => sql`
    select to_jsonb(f) - 'foto' || jsonb_build_object('con_foto', f.foto is not null) as ficha
    from ficha_persona f where f.id_persona = ${id_persona} and f.id_ente_gestor = ${id_ente_gestor}`,
);

/**
 * What the managing entity adds; what comes empty keeps what was there, and `fotoInicial` serves where there is none yet.
 */
export const guardarFicha = (
  trx: Trx,
  claves: ClaveFicha,
  ficha: FichaPersona,
  fotoInicial: Buffer | null,
  ahora: Date,
): Promise<unknown> => {
  const conocidos = Object.fromEntries(Object.entries(ficha).filter(([, valor]) => valor !== null));
  return trx
    .insertInto('ficha_persona')
    .values({ ...claves, ...ficha, foto: ficha.foto ?? fotoInicial, modificado_en: ahora })
    .onConflict((c) =>
      c.columns(['id_persona', 'id_ente_gestor']).doUpdateSet((eb) => ({
        foto: eb.fn.coalesce('ficha_persona.foto', 'excluded.foto'),
        ...conocidos,
        version: eb('ficha_persona.version', '+', 1),
        modificado_en: ahora,
      })),
    )
    .execute();
};

/** The whole file, also what is empty now. */
export const reemplazarFicha = (trx: Trx, claves: ClaveFicha, ficha: FichaPersona, ahora: Date): Promise<unknown> => {
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

/** A document that the entity holds already is not kept twice. */
export const guardarDocumento = (trx: Trx, fila: Insertable<DocumentoPersona>): Promise<unknown> =>
  trx
    .insertInto('documento_persona')
    .values(fila)
    .onConflict((c) => c.constraint('documento_unico').doNothing())
    .execute();
