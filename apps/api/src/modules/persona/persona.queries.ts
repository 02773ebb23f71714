import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { sql } from 'kysely';
import type { Json } from '../../db/db.generated.ts';
import type { Trx } from '../../db/pool.ts';

export interface IdentidadPersona {
  tipo_documento: string;
  tipo_doc: 1 | 2;
  numero_documento: string;
  complemento: string;
  fecha_nacimiento: FechaCivil;
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

/**
 * Holds a person of the scope until the transaction ends. Comes before any affiliation: registrations, corrections and
 * deaths of one person queue here, and hold affiliations in the order of their ids afterwards.
 */
export const tomarPersona = (trx: Trx, idPersona: number): Promise<unknown> =>
  sql`select persona_tomar(${idPersona})`.execute(trx);

export async function figuraFallecida(trx: Trx, idPersona: number): Promise<boolean> {
  const { rows } = await sql<{ fallecido: boolean }>`select fallecido from persona where id = ${idPersona}`.execute(
    trx,
  );
  return rows[0]?.fallecido ?? false;
}

interface DocumentoDePersona {
  numero: string;
  complemento: string;
  fechaNacimiento: FechaCivil;
}

export async function documentoDe(trx: Trx, idPersona: number): Promise<DocumentoDePersona | undefined> {
  const { rows } = await sql<DocumentoDePersona>`
    select numero_documento as numero, complemento, fecha_nacimiento as "fechaNacimiento" from persona where id = ${idPersona}`.execute(
    trx,
  );
  return rows[0];
}
