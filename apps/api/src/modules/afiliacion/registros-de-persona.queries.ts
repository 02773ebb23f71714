import type { NumeroDocumento } from '@sgpa/domain/shared/documento';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { IdPersona } from '@sgpa/domain/shared/ids';
import { sql } from 'kysely';
import { de } from '../../db/columnas.ts';
import { type Fila, lista } from '../../db/sentencia.ts';
import { IDENTIDAD } from '../persona/persona.queries.ts';
import { HECHOS } from './columnas.ts';

const { tipo_documento: _, ...PERSONA } = de('persona', IDENTIDAD);
export const REGISTRO = {
  ...de('afiliacion', HECHOS),
  ...PERSONA,
  id: 'afiliacion.id',
  id_persona: 'persona.id',
  id_ente_gestor: 'ente_gestor.id',
  ente_gestor: 'text',
  codigo_entidad: 'text',
  nombre_entidad: 'text',
  tipo_asegurado: 'text',
  fallecido: 'bool',
  fecha_defuncion: 'date?',
  /** The person is this holder's beneficiary there; null for a holder. */
  id_persona_titular: 'persona.id?',
  id_entidad: 'int8',
  id_titular: 'afiliacion.id?',
  fin_cobertura: 'date?',
} as const;

/** An affiliation with who the person is, in whichever managing entity. */
export type RegistroPersona = Fila<typeof REGISTRO>;

export interface Documento {
  numero: NumeroDocumento;
  complemento: string;
  fechaNacimiento: FechaCivil;
}

type Buscado = Omit<Documento, 'fechaNacimiento'> & { fechaNacimiento: FechaCivil | null };

/**
 * Lists a person's records in every managing entity, with the columns that the specification shows to everybody.
 * Without a birth date it lists those of all who have the document.
 */
export const registrosEnTodosLosEntes = lista(
  'registrosEnTodosLosEntes',
  REGISTRO,
  ({ numero, complemento, fechaNacimiento }: Buscado) =>
    sql`select * from estado_asegurado(${numero}, ${complemento}, ${fechaNacimiento})`,
);

/** Lists the records of one person of the scope, and of nobody else with the same document. */
export const registrosDePersona = lista(
  'registrosDePersona',
  REGISTRO,
  (idPersona: IdPersona) => sql`
    select r.*
    from persona p cross join lateral estado_asegurado(p.numero_documento, p.complemento, p.fecha_nacimiento) r
    where p.id = ${idPersona} and r.id_persona = p.id`,
);

const DATOS = {
  sexo: 'text?',
  estado_civil: 'text?',
  pais: 'text?',
  departamento: 'text?',
  municipio: 'text?',
} as const;

export type DatosEnPoblacion = Fila<typeof DATOS>;

/**
 * Lists the records of whoever has the document, each with the data of the person's newest ficha; none if not
 * registered.
 */
export const registrosConDatos = lista(
  'registrosConDatos',
  { ...REGISTRO, ...DATOS },
  ({ numero, complemento, fechaNacimiento }: Documento, idPersona: IdPersona) =>
    sql`select e.*, p.*
      from estado_asegurado(${numero}, ${complemento}, ${fechaNacimiento}) e
      left join lateral poblacion_asegurada(${numero}, ${complemento}, ${fechaNacimiento}) p on true
      where e.id_persona = ${idPersona}`,
);
