import type { IdPersona } from '@sgpa/domain/shared/ids';
import { sql } from 'kysely';
import { type Fila, lista } from '../../db/sentencia.ts';
import { type Documento, REGISTRO } from './registros-de-persona.queries.ts';

const DATOS = {
  sexo: 'text?',
  estado_civil: 'text?',
  pais: 'text?',
  departamento: 'text?',
  municipio: 'text?',
} as const;

export type DatosEnPoblacion = Fila<typeof DATOS>;

/** The records of a person who has that document, everywhere, and beside each what the newest file of them says; none of who is not registered. */
export const registrosConDatos = lista(
  'registrosConDatos',
  { ...REGISTRO, ...DATOS },
  ({ numero, complemento, fechaNacimiento }: Documento, idPersona: IdPersona) =>
    sql`select e.*, p.*
      from estado_asegurado(${numero}, ${complemento}, ${fechaNacimiento}) e
      left join lateral poblacion_asegurada(${numero}, ${complemento}, ${fechaNacimiento}) p on true
      where e.id_persona = ${idPersona}`,
);
