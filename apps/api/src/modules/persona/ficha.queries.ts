import { sql } from 'kysely';
import type { Json } from '../../db/db.generated.ts';
import type { Trx } from '../../db/pool.ts';

export interface FichaPersona {
  id_genero: number | null;
  id_estado_civil: number | null;
  id_departamento: number | null;
  codigo_municipio: string | null;
  correo_electronico: string | null;
  telefono_domicilio: string | null;
  telefono_movil: string | null;
  direccion: string | null;
  foto: Buffer | null;
}

interface ClaveFicha {
  id_persona: number;
  id_ente_gestor: number;
}

/** What the managing entity knows of the person so far; of the photo only whether there is one. */
export async function leerFicha(trx: Trx, { id_persona, id_ente_gestor }: ClaveFicha): Promise<Json> {
  const { rows } = await sql<{ ficha: Json }>`
    select to_jsonb(f) - 'foto' || jsonb_build_object('con_foto', f.foto is not null) as ficha
    from ficha_persona f where f.id_persona = ${id_persona} and f.id_ente_gestor = ${id_ente_gestor}`.execute(trx);
  return rows[0]?.ficha ?? null;
}

/** What the managing entity adds; what comes empty keeps what was there, and `fotoInicial` serves where there is none yet. */
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
      c.columns(['id_persona', 'id_ente_gestor']).doUpdateSet({
        foto: sql`coalesce(ficha_persona.foto, excluded.foto)`,
        ...conocidos,
        version: sql`ficha_persona.version + 1`,
        modificado_en: ahora,
      }),
    )
    .execute();
};

/** The whole file, also what is empty now; without a photo the one that is there stays. */
export const reemplazarFicha = (
  trx: Trx,
  claves: ClaveFicha,
  { foto, ...ficha }: FichaPersona,
  ahora: Date,
): Promise<unknown> => {
  const valores = { ...ficha, ...(foto === null ? {} : { foto }), modificado_en: ahora };
  return trx
    .insertInto('ficha_persona')
    .values({ ...claves, ...valores })
    .onConflict((c) =>
      c.columns(['id_persona', 'id_ente_gestor']).doUpdateSet({ ...valores, version: sql`ficha_persona.version + 1` }),
    )
    .execute();
};
