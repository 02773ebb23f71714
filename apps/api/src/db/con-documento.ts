/** Whose document it is, by one routine for every path that names a person (rutinas/50_persona.sql). */
import { separarEscrito } from '@sgpa/domain/shared/documento';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { type RawBuilder, sql } from 'kysely';

interface Dicho {
  numero: string;
  /** Null: whatever it is. */
  complemento: string | null;
}

/** Who bears the document, or bore it where nobody does; null for whatever birth date. */
export const quienesSon = ({ numero, complemento }: Dicho, fechaNacimiento: FechaCivil | null): RawBuilder<unknown> =>
  sql`select personas_con_documento(${numero}, ${complemento}, ${fechaNacimiento})`;

/** Those with that number, and with its complement where one is asked for ('1000009-1A'). */
export function personasConDocumento(documento: string): RawBuilder<unknown> {
  const { numero, complemento } = separarEscrito(documento);
  return quienesSon({ numero, complemento: complemento === '' ? null : complemento }, null);
}

/**
 * Whether the column holds one of them. As an array they are known before anything is joined: of more tables than eight
 * PostgreSQL joins in the order in which they are written, and `in` would come last, behind everybody of the entity.
 */
export const esDe = (columna: string, dicho: Dicho, fechaNacimiento: FechaCivil | null) =>
  sql`${sql.ref(columna)} = any (array(${quienesSon(dicho, fechaNacimiento)}))`.$castTo<boolean>();
