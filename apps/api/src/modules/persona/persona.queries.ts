import { Rechazo } from '@sgpa/domain/errors/rechazo';
import type { Senas } from '@sgpa/domain/identidad/una-persona';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { IdEnteGestor, IdPersona } from '@sgpa/domain/shared/ids';
import { type Selectable, sql } from 'kysely';
import { lleva, quienesSon } from '../../db/con-documento.ts';
import type { Json, Persona } from '../../db/db.generated.ts';
import type { Trx } from '../../db/pool.ts';
import { json, lista, orden, una } from '../../db/sentencia.ts';

/** The identity service tells these of a person. */
export const IDENTIDAD = [
  'tipo_documento',
  'numero_documento',
  'complemento',
  'fecha_nacimiento',
  'nombres',
  'primer_apellido',
  'segundo_apellido',
] as const satisfies readonly (keyof Selectable<Persona>)[];

export type IdentidadPersona = Senas & {
  tipo_documento: string;
  /** The sex is the identity service's sigla, M or F. */
  sexo: string;
};

/** A person in one managing entity, which keeps a ficha of them. */
export type EnEnte = { id_persona: IdPersona; id_ente_gestor: IdEnteGestor };

/** Tells whether anybody bears the number, or bore it. */
export const numeroConsta = una(
  'numeroConsta',
  { consta: 'bool' },
  (numero: string) => sql`select exists (${quienesSon({ numero, complemento: null }, null)}) as consta`,
);

/** Reads, in the scope, what the files now say of whom these data name. */
export const identidadesDeHoy = (
  trx: Trx,
  documento: { numero: string; complemento: string },
  fechaNacimiento: FechaCivil | null,
) =>
  trx
    .selectFrom('persona as p')
    .select(['p.numero_documento', 'p.complemento', 'p.fecha_nacimiento', 'p.tipo_doc'])
    .where(lleva('p.id', documento, fechaNacimiento));

/** Lists the files of a number, in the sign-in role; `cubierta`: one of those entities covers the person. */
export const archivosDelNumero = lista(
  'archivosDelNumero',
  {
    id: 'persona.id',
    tipo_doc: 'persona.tipo_doc',
    numero_documento: 'persona.numero_documento',
    complemento: 'text',
    fecha_nacimiento: 'date',
    nombres: 'text',
    primer_apellido: 'text',
    segundo_apellido: 'text',
    cubierta: 'bool',
  },
  (numero: string, hoy: FechaCivil, entes: readonly IdEnteGestor[]) =>
    sql`select * from archivos_del_numero(${numero}, ${hoy}, ${entes}::smallint[])`,
);

/** A file holds the person's data, and whether one of the scope's entities covers the person. */
export type Archivo = Awaited<ReturnType<typeof archivosDelNumero>>[number];

/** Notes that the identity service just told this, in the sign-in role and before the transaction. */
export const informarIdentidad = orden(
  'informarIdentidad',
  (senas: Senas) => sql`select identidad_informar(${JSON.stringify(senas)}::jsonb)`,
);

/**
 * Notes that the identity service just reported the death. Only the sign-in role may, in a transaction of its own
 * before the one that marks.
 */
export const informarDefuncion = orden(
  'informarDefuncion',
  (numero: string, complemento: string, tipoDoc: 1 | 2) =>
    sql`select defuncion_informar(${numero}, ${complemento}, ${tipoDoc}::smallint)`,
);

/** A person's file that is to be corrected, as it was seen. */
export type Corregible = Senas & { id: IdPersona };

/** Gives the file as it was seen, in JSON: `persona_corregir` compares it under the row's lock. */
export const comoSeVio = ({
  id,
  tipo_doc,
  numero_documento,
  complemento,
  fecha_nacimiento,
  nombres,
  primer_apellido,
  segundo_apellido,
}: Corregible): string => {
  const senas = { tipo_doc, numero_documento, complemento, fecha_nacimiento };
  return JSON.stringify({ id, ...senas, nombres, primer_apellido, segundo_apellido });
};

/** Ensures that the person has a row, under the data that were said, and locks it. */
export const personaTomada = una(
  'personaTomada',
  { id: 'persona.id?', antes: json<Json>() },
  (identidad: IdentidadPersona, corrige: Corregible | null, ahora: Date) => sql`
    select id, antes
    from persona_tomar_o_crear(${JSON.stringify(identidad)}::jsonb, ${corrige && comoSeVio(corrige)}::jsonb, ${ahora})`,
);

/** Ensures the person under the names that the register has of whoever has this document, if it has any. */
export const personaTomadaComoConsta = una(
  'personaTomadaComoConsta',
  { id: 'persona.id?', antes: json<Json>(), identidad: json<IdentidadPersona>() },
  (identidad: IdentidadPersona, ahora: Date) => {
    const { numero_documento, complemento, fecha_nacimiento } = identidad;
    return sql`
      select p.id, p.antes, d.identidad
      from (
        select ${JSON.stringify(identidad)}::jsonb || coalesce((
          select jsonb_build_object(
            'nombres', r.nombres, 'primer_apellido', r.primer_apellido, 'segundo_apellido', r.segundo_apellido)
          from estado_asegurado(${numero_documento}, ${complemento}, ${fecha_nacimiento}) r limit 1), '{}') as identidad
      ) d
      cross join lateral persona_tomar_o_crear(d.identidad, null, ${ahora}) p`;
  },
);

interface PersonaTomada {
  id: IdPersona;
  /** The former identity is null for a new person, and for one of whom the session sees no affiliation. */
  antes: Json;
  identidad: IdentidadPersona;
}

/** Fails where the file that was to be corrected says something else by now. */
function exigirPersona<F extends { id: IdPersona | null }>(fila: F | undefined): F & { id: IdPersona } {
  if (fila === undefined) throw new Error('persona_tomar_o_crear answered nothing');
  if (fila.id === null) throw new Rechazo('REGISTRO_CAMBIADO');
  return { ...fila, id: fila.id };
}

/** Creates, refreshes or corrects the person and locks their row until the transaction ends. */
export const tomarOCrearPersona = async (
  trx: Trx,
  identidad: IdentidadPersona,
  corrige: Corregible | null,
  ahora: Date,
): Promise<PersonaTomada> => ({ ...exigirPersona(await personaTomada(trx, identidad, corrige, ahora)), identidad });

/** Names that the register once took from the identity service are worth more than declared ones. */
export const tomarOCrearComoConsta = async (
  trx: Trx,
  identidad: IdentidadPersona,
  corrige: Corregible | null,
  ahora: Date,
): Promise<PersonaTomada> =>
  corrige === null
    ? exigirPersona(await personaTomadaComoConsta(trx, identidad, ahora))
    : tomarOCrearPersona(trx, identidad, corrige, ahora);

/**
 * Locks a person of the scope until the transaction ends. It comes before any affiliation: registrations, corrections
 * and deaths of one person queue here, and lock affiliations in the order of their ids afterwards.
 */
export const tomarPersona = orden('tomarPersona', (idPersona: IdPersona) => sql`select persona_tomar(${idPersona})`);

/**
 * Reads of a death whether it binds everybody (`marcada`), the day that this managing entity told, and whether the person
 * counts as dead there by either (`figura`; db/rutinas/53_defuncion.sql).
 */
export const defuncionSabida = (trx: Trx, idPersona: IdPersona, idEnteGestor: IdEnteGestor) =>
  trx
    .selectFrom('persona as p')
    .leftJoin('defuncion_declarada as d', (on) =>
      on.onRef('d.id_persona', '=', 'p.id').on('d.id_ente_gestor', '=', idEnteGestor),
    )
    .select(['p.fallecido as marcada', 'd.fecha'])
    .select((eb) => eb.or([eb('p.fallecido', '=', true), eb('d.id_persona', 'is not', null)]).as('figura'))
    .where('p.id', '=', idPersona);

export async function figuraFallecida(trx: Trx, idPersona: IdPersona, idEnteGestor: IdEnteGestor): Promise<boolean> {
  const fila = await defuncionSabida(trx, idPersona, idEnteGestor).executeTakeFirst();
  return fila?.figura === true;
}
