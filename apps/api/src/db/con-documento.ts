/** One routine tells whose document it is, for every path that names a person (rutinas/50_persona.sql). */
import { separarEscrito } from '@sgpa/domain/shared/documento';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { type RawBuilder, sql } from 'kysely';

interface DocumentoDicho {
  numero: string;
  /** Null stands for any complement. */
  complemento: string | null;
}

/** Gives who bears the document, or bore it where nobody does now; a null birth date fits any. */
export const quienesSon = (
  { numero, complemento }: DocumentoDicho,
  fechaNacimiento: FechaCivil | null,
): RawBuilder<unknown> => sql`select personas_con_documento(${numero}, ${complemento}, ${fechaNacimiento})`;

/** Gives those with that number, and with its complement where one is asked for ('1000009-1A'). */
export function personasConDocumento(documento: string): RawBuilder<unknown> {
  const { numero, complemento } = separarEscrito(documento);
  return quienesSon({ numero, complemento: complemento === '' ? null : complemento }, null);
}

/**
 * Holds where the column is a person who bears that document. As an array they are known before any join: PostgreSQL
 * joins more than eight tables in their written order, and `in` would come last, after everybody of the entity.
 */
export const lleva = (columna: string, dicho: DocumentoDicho, fechaNacimiento: FechaCivil | null) =>
  sql`${sql.ref(columna)} = any (array(${quienesSon(dicho, fechaNacimiento)}))`.$castTo<boolean>();
