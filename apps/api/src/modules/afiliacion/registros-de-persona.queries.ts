/** What the register has of a person in every managing entity: the records, and a death. */
import type { Confirmante } from '@sgpa/domain/cobertura/palabra-defuncion';
import type { NumeroDocumento } from '@sgpa/domain/shared/documento';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { IdAfiliacion, IdEnteGestor, IdPersona } from '@sgpa/domain/shared/ids';
import { type Insertable, sql } from 'kysely';
import { deTabla } from '../../db/columnas.ts';
import type { DefuncionDeclarada } from '../../db/db.generated.ts';
import type { Trx } from '../../db/pool.ts';
import { type Fila, lista, una } from '../../db/sentencia.ts';
import { IDENTIDAD } from '../persona/persona.queries.ts';
import { HECHOS } from './cambios.queries.ts';

const { tipo_documento: _, ...PERSONA } = deTabla('persona', IDENTIDAD);
export const REGISTRO = {
  ...deTabla('afiliacion', HECHOS),
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

/** An affiliation with who the person is, in whichever managing entity: `estado_asegurado` gives such rows. */
export type RegistroPersona = Fila<typeof REGISTRO>;

export interface Documento {
  numero: NumeroDocumento;
  complemento: string;
  fechaNacimiento: FechaCivil;
}

type Buscado = Omit<Documento, 'fechaNacimiento'> & { fechaNacimiento: FechaCivil | null };

/** Lists a person's records everywhere, as all may see them; without a birth date, of all who have the document. */
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

/** Lists the records of whoever has the document, each with the person's newest ficha; none if not registered. */
export const registrosConDatos = lista(
  'registrosConDatos',
  { ...REGISTRO, ...DATOS },
  ({ numero, complemento, fechaNacimiento }: Documento, idPersona: IdPersona) =>
    sql`select e.*, p.*
      from estado_asegurado(${numero}, ${complemento}, ${fechaNacimiento}) e
      left join lateral poblacion_asegurada(${numero}, ${complemento}, ${fechaNacimiento}) p on true
      where e.id_persona = ${idPersona}`,
);

/** Adds the entity's word of a death; its first word stays where it had one. */
export const declararDefuncion = (trx: Trx, fila: Insertable<DefuncionDeclarada>) =>
  trx
    .insertInto('defuncion_declarada')
    .values(fila)
    .onConflict((c) => c.doNothing())
    .returning('id_persona');

const REGISTRADA = { fecha: 'date?', segun: 'text?', ente_gestor: 'text?', registrada_en: 'timestamptz?' } as const;

export type Defuncion = Fila<typeof REGISTRADA>;

/** A death counts as recorded by everybody's mark or by the asking entity's own word, which binds no other entity. */
export const defuncionRegistrada = lista(
  'defuncionRegistrada',
  REGISTRADA,
  ({ numero, complemento, fechaNacimiento }: Documento, idEnteGestor: IdEnteGestor) =>
    sql`select * from defuncion_registrada(${numero}, ${complemento}, ${fechaNacimiento}, ${idEnteGestor}::smallint)`,
);

/** Makes a death binding for everybody; `recien`: the person was not marked before. */
export const marcarFallecida = una(
  'marcarFallecida',
  { recien: 'bool' },
  (idPersona: IdPersona, dia: FechaCivil | null, quien: Confirmante, ahora: Date) =>
    sql`select persona_marcar_fallecida(${idPersona}, ${dia}, ${quien}, ${ahora}) as recien`,
);

/** Opens a novedad of the death for the managing entity of each of these affiliations; returns the opened ones. */
export const abrirNovedadesDefuncion = lista(
  'abrirNovedadesDefuncion',
  { id: 'int8', id_ente_gestor: 'ente_gestor.id' },
  (afiliaciones: readonly IdAfiliacion[], detalle: string, ahora: Date) =>
    sql`select * from novedad_abrir_defuncion(${afiliaciones}::bigint[], ${detalle}, ${ahora})`,
);

/** Tells the authority of a death that only this managing entity knows of, unless it was told already. */
export const abrirNovedadPorConfirmar = lista(
  'abrirNovedadPorConfirmar',
  { id: 'int8', id_ente_gestor: 'ente_gestor.id', ente_gestor: 'text' },
  (idPersona: IdPersona, idEnteGestor: IdEnteGestor, detalle: string, ahora: Date) => sql`
    select n.id, n.id_ente_gestor, n.ente_gestor
    from novedad_abrir_por_confirmar(${idPersona}, ${idEnteGestor}::smallint, ${detalle}, ${ahora}) n`,
);
