import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Afiliacion, DocumentoPersona, Json } from '../../db/db.generated.ts';
import type { Db, Trx } from '../../db/pool.ts';

export interface IdentidadPersona {
  tipo_documento: string;
  tipo_doc: 1 | 2;
  numero_documento: string;
  complemento: string;
  fecha_nacimiento: string;
  nombres: string;
  primer_apellido: string;
  segundo_apellido: string;
  /** Sigla of the identity service: M or F. */
  sexo: string;
}

/** Creates or refreshes the person and holds their row until the transaction ends; `antes` is null for a new one. */
export async function asegurarPersona(trx: Trx, identidad: IdentidadPersona): Promise<{ id: number; antes: Json }> {
  const { rows } = await sql<{ id: number; antes: Json }>`
    select id, antes from persona_asegurar(${JSON.stringify(identidad)}::jsonb)`.execute(trx);
  const [fila] = rows;
  if (fila === undefined) throw new Error('persona_asegurar answered nothing');
  return fila;
}

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

interface ClaveAfiliacion {
  id_persona: number;
  id_ente_gestor: number;
  id_entidad: number;
  fecha_afiliacion: string;
  /** Last covered day; null while open. */
  fin_cobertura: string | null;
}

/** The affiliation that code 502 means, or else one whose cover would overlap; `salvo` is the one being changed. */
export async function afiliacionPrevia(
  trx: Trx,
  { id_persona, id_ente_gestor, id_entidad, fecha_afiliacion, fin_cobertura }: ClaveAfiliacion,
  salvo: number | null = null,
): Promise<{ id: number; fecha_afiliacion: string; id_titular: number | null; misma: boolean } | undefined> {
  const cubierto = sql`case when ${fin_cobertura}::date < ${fecha_afiliacion}::date then 'empty'::daterange
    else daterange(${fecha_afiliacion}::date, ${fin_cobertura}::date, '[]') end`;
  return trx
    .selectFrom('afiliacion as a')
    .select(['a.id', 'a.fecha_afiliacion', 'a.id_titular'])
    .select(sql<boolean>`a.fecha_afiliacion = ${fecha_afiliacion}`.as('misma'))
    .where('a.id_persona', '=', id_persona)
    .where('a.id_ente_gestor', '=', id_ente_gestor)
    .where('a.id_entidad', '=', id_entidad)
    .where(sql<boolean>`a.id is distinct from ${salvo}::bigint`)
    .where(sql<boolean>`(a.fecha_afiliacion = ${fecha_afiliacion} or a.cobertura && ${cubierto})`)
    .orderBy('misma', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function insertarAfiliacion(trx: Trx, fila: Insertable<Afiliacion>): Promise<number> {
  const { id } = await trx.insertInto('afiliacion').values(fila).returning('id').executeTakeFirstOrThrow();
  return id;
}

export const insertarHistoria = (
  trx: Trx,
  fila: {
    id_afiliacion: number;
    id_ente_gestor: number;
    accion: string;
    estado_antes?: number;
    estado_despues: number;
    antes?: string;
    despues: string;
    id_usuario: number;
    ocurrido_en: Date;
  },
): Promise<unknown> => trx.insertInto('afiliacion_historia').values(fila).execute();

/** Tells both managing entities of the double affiliation; returns the novedades that were opened. */
export async function abrirNovedadDobleAfiliacion(
  trx: Trx,
  nueva: number,
  otra: number,
  detalle: string,
  ahora: Date,
): Promise<{ id: number; id_ente_gestor: number }[]> {
  const { rows } = await sql<{ id: number; id_ente_gestor: number }>`
    select * from novedad_doble_afiliacion(${nueva}, ${otra}, ${detalle}, ${ahora})`.execute(trx);
  return rows;
}

interface Codigos<T> {
  genero: T;
  estadoCivil: T;
  tipoAsegurado: T;
  parentesco: T;
  establecimiento: T;
}

/** Ids of the codes that a request names; null for what is not in the list. A relationship also goes by id and name. */
export async function resolverCodigos(
  db: Db,
  {
    genero = '',
    estadoCivil = '',
    tipoAsegurado = '',
    parentesco = '',
    establecimiento = '',
  }: Partial<Codigos<string | null>>,
  idEnteGestor: number | null,
): Promise<Codigos<number | null>> {
  const { rows } = await sql<Codigos<number | null>>`
    select
      (select id from parametrica where grupo = 'GENERO' and ${genero} in (sigla, codigo)) as genero,
      (select id from parametrica where grupo = 'ESTADO_CIVIL' and ${estadoCivil} in (sigla, codigo)) as "estadoCivil",
      (select id from parametrica where grupo = 'TIPO_ASEGURADO' and codigo = ${tipoAsegurado}) as "tipoAsegurado",
      (select id from parametrica where grupo = 'PARENTESCO'
        and (id::text = ${parentesco} or sin_acentos(${parentesco}) in (sin_acentos(codigo), sin_acentos(nombre)))) as parentesco,
      (select id from establecimiento_salud where codigo_rues = ${establecimiento} and id_ente_gestor = ${idEnteGestor}) as establecimiento
  `.execute(db);
  return rows[0] ?? { genero: null, estadoCivil: null, tipoAsegurado: null, parentesco: null, establecimiento: null };
}

/** A document that the entity holds already is not kept twice. */
export const guardarDocumento = (trx: Trx, fila: Insertable<DocumentoPersona>): Promise<unknown> =>
  trx
    .insertInto('documento_persona')
    .values(fila)
    .onConflict((c) => c.constraint('documento_unico').doNothing())
    .execute();
