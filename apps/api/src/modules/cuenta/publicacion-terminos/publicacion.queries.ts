import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { sql } from 'kysely';
import { valor } from '../../../db/sentencia.ts';

/** The number of the new version; null where another one waits to be in force. */
export const terminosPublicados = valor(
  'terminosPublicados',
  'text?',
  (titulo: string, texto: string, rige: FechaCivil, ahora: Date) =>
    sql`select terminos_publicar(${titulo}, ${texto}, ${rige}::date, ${ahora}) as valor`,
);
