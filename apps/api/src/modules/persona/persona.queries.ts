import type { NumeroDocumento } from '@sgpa/domain/shared/documento';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { sql } from 'kysely';
import type { Json } from '../../db/db.generated.ts';
import type { Trx } from '../../db/pool.ts';
import { json, orden, una } from '../../db/sentencia.ts';

export interface IdentidadPersona {
  tipo_documento: string;
  tipo_doc: 1 | 2;
  numero_documento: NumeroDocumento;
  complemento: string;
  fecha_nacimiento: FechaCivil;
  nombres: string;
  primer_apellido: string;
  segundo_apellido: string;
  /** Sigla of the identity service: M or F. */
  sexo: string;
}

export const personaAsegurada = una(
  'personaAsegurada',
  { id: 'int8', antes: json<Json>() },
  (identidad: IdentidadPersona) => sql`select id, antes from persona_asegurar(${JSON.stringify(identidad)}::jsonb)`,
);

/** Creates or refreshes the person and holds their row until the transaction ends; `antes` is null for a new one. */
export async function asegurarPersona(trx: Trx, identidad: IdentidadPersona): Promise<{ id: number; antes: Json }> {
  const fila = await personaAsegurada(trx, identidad);
  if (fila === undefined) throw new Error('persona_asegurar answered nothing');
  return fila;
}

/**
 * Holds a person of the scope until the transaction ends. Comes before any affiliation: registrations, corrections and
 * deaths of one person queue here, and hold affiliations in the order of their ids afterwards.
 */
export const tomarPersona = orden('tomarPersona', (idPersona: number) => sql`select persona_tomar(${idPersona})`);

/** For a managing entity: everybody's mark, or its own word (db/rutinas/53_defuncion.sql). */
export const marcaDeFallecida = (trx: Trx, idPersona: number, idEnteGestor: number) =>
  trx
    .selectFrom('persona as p')
    .leftJoin('defuncion_declarada as d', (on) =>
      on.onRef('d.id_persona', '=', 'p.id').on('d.id_ente_gestor', '=', idEnteGestor),
    )
    .select((eb) => eb.or([eb('p.fallecido', '=', true), eb('d.id_persona', 'is not', null)]).as('fallecida'))
    .where('p.id', '=', idPersona);

export async function figuraFallecida(trx: Trx, idPersona: number, idEnteGestor: number): Promise<boolean> {
  const fila = await marcaDeFallecida(trx, idPersona, idEnteGestor).executeTakeFirst();
  return fila?.fallecida === true;
}

export const documentoDe = (trx: Trx, idPersona: number) =>
  trx
    .selectFrom('persona')
    .select(['numero_documento as numero', 'complemento', 'fecha_nacimiento as fechaNacimiento'])
    .where('id', '=', idPersona)
    .executeTakeFirst();
