import type { HechosAfiliacion } from '@sgpa/domain/cobertura/cobertura';
import { sql } from 'kysely';
import type { Json } from '../../db/db.generated.ts';
import type { Db, Trx } from '../../db/pool.ts';

/** The affiliation's facts, and what its actions may change besides. */
export interface Afiliacion extends HechosAfiliacion {
  id: number;
  version: number;
  id_persona: number;
  id_ente_gestor: number;
  id_titular: number | null;
  id_entidad: number;
  codigo_entidad: string;
  id_tipo_asegurado: number;
  /** Code in the list TIPO_ASEGURADO. */
  tipo_asegurado: string;
  fecha_afiliacion: string;
  fin_cobertura: string | null;
  id_motivo_baja: number | null;
  detalle_motivo: string | null;
  id_motivo_ampliacion: number | null;
  detalle_ampliacion: string | null;
  detalle_derechohabiente: string | null;
}

const COLUMNAS = sql`a.id, a.version, a.id_persona, a.id_ente_gestor, a.id_titular, a.tipo, a.estado, a.fecha_afiliacion, a.fecha_baja,
  a.fecha_cesantia, a.fecha_ampliacion, a.fecha_derechohabiente, a.fin_cobertura, a.id_motivo_baja, a.detalle_motivo,
  a.id_motivo_ampliacion, a.detalle_ampliacion, a.detalle_derechohabiente, a.id_entidad, e.codigo as codigo_entidad, a.id_tipo_asegurado, t.codigo as tipo_asegurado
  from afiliacion a
  join entidad_empleadora e on e.id = a.id_entidad
  join parametrica t on t.id = a.id_tipo_asegurado`;

interface Documento {
  numero: string;
  complemento: string;
  fechaNacimiento: string;
}

export interface ClaveTitular extends Documento {
  codigoEntidad: string;
  /** Null: the latest one. */
  fechaAfiliacion: string | null;
  idEnteGestor: number | null;
}

export interface ClaveBeneficiario extends ClaveTitular {
  titular: Documento;
}

/** Holders' affiliations in the scope that answer to the key, the latest first. */
export async function titularesPorClave(trx: Trx, clave: ClaveTitular): Promise<Afiliacion[]> {
  const { rows } = await sql<Afiliacion>`
    select ${COLUMNAS}
    join persona p on p.id = a.id_persona
    where p.numero_documento = ${clave.numero} and p.complemento = ${clave.complemento} and p.fecha_nacimiento = ${clave.fechaNacimiento}
      and a.tipo = 'TITULAR' and e.codigo = ${clave.codigoEntidad}
      and a.fecha_afiliacion = coalesce(${clave.fechaAfiliacion}::date, a.fecha_afiliacion)
      and a.id_ente_gestor = coalesce(${clave.idEnteGestor}::smallint, a.id_ente_gestor)
    order by a.fecha_afiliacion desc, a.id desc`.execute(trx);
  return rows;
}

/** The same for beneficiaries; the employer's code is the holder's or, once in the own right, the beneficiary's. */
export async function beneficiariosPorClave(trx: Trx, clave: ClaveBeneficiario): Promise<Afiliacion[]> {
  const { titular } = clave;
  const { rows } = await sql<Afiliacion>`
    select ${COLUMNAS}
    join persona p on p.id = a.id_persona
    join afiliacion ta on ta.id = a.id_titular
    join entidad_empleadora te on te.id = ta.id_entidad
    join persona tp on tp.id = ta.id_persona
    where p.numero_documento = ${clave.numero} and p.complemento = ${clave.complemento} and p.fecha_nacimiento = ${clave.fechaNacimiento}
      and tp.numero_documento = ${titular.numero} and tp.complemento = ${titular.complemento}
      and tp.fecha_nacimiento = ${titular.fechaNacimiento}
      and a.tipo = 'BENEFICIARIO' and ${clave.codigoEntidad} in (e.codigo, te.codigo)
      and a.fecha_afiliacion = coalesce(${clave.fechaAfiliacion}::date, a.fecha_afiliacion)
      and a.id_ente_gestor = coalesce(${clave.idEnteGestor}::smallint, a.id_ente_gestor)
    order by a.fecha_afiliacion desc, a.id desc`.execute(trx);
  return rows;
}

/**
 * Holds the row until the transaction ends and reads it as it is then. Not `for update`: what only points to the row (a
 * novedad of another entity that registers the same person, and holds the person) must not wait, or both wait for ever.
 */
export async function bloquearAfiliacion(trx: Trx, id: number): Promise<Afiliacion | undefined> {
  const { rows } = await sql<Afiliacion>`select ${COLUMNAS} where a.id = ${id} for no key update of a`.execute(trx);
  return rows[0];
}

/** Holds all beneficiaries of a held holder, always in the order of their ids. */
export async function bloquearBeneficiarios(trx: Trx, idTitular: number): Promise<Afiliacion[]> {
  const { rows } = await sql<Afiliacion>`
    select ${COLUMNAS} where a.id_titular = ${idTitular} order by a.id for no key update of a`.execute(trx);
  return rows;
}

/** Holds what an entity has of a held person, and the beneficiaries that hang on it, in the order of their ids. */
export async function bloquearDeLaPersona(trx: Trx, idPersona: number, idEnteGestor: number): Promise<Afiliacion[]> {
  const { rows } = await sql<Afiliacion>`
    select ${COLUMNAS}
    where a.id in (
      select p.id from afiliacion p where p.id_persona = ${idPersona} and p.id_ente_gestor = ${idEnteGestor}
      union all
      select b.id from afiliacion p join afiliacion b on b.id_titular = p.id
      where p.id_persona = ${idPersona} and p.id_ente_gestor = ${idEnteGestor}
    )
    order by a.id for no key update of a`.execute(trx);
  return rows;
}

/** Where a search of due rows goes on, and how many it takes. */
export interface Tramo {
  desde: { fecha: string; id: number };
  limite: number;
  /** Whether to wait for rows that others hold, or leave them out. */
  esperar: boolean;
}

export type Vencida = Afiliacion & { vence: string };

const tomando = ({ esperar }: Tramo) =>
  esperar ? sql`for no key update of a` : sql`for no key update of a skip locked`;

/** Affiliations whose last covered day is before `hoy` and whose stored state still says covered, held. */
export async function bloquearVencidas(trx: Trx, hoy: string, tramo: Tramo): Promise<Vencida[]> {
  const { desde, limite } = tramo;
  const { rows } = await sql<Vencida>`
    select a.fin_cobertura as vence, ${COLUMNAS}
    where a.estado in (101, 102, 103, 106) and a.fin_cobertura is not null and a.fin_cobertura < ${hoy}
      and (a.fin_cobertura, a.id) > (${desde.fecha}::date, ${desde.id}::bigint)
    order by a.fin_cobertura, a.id limit ${limite} ${tomando(tramo)}`.execute(trx);
  return rows;
}

/** Bajas that were to come and have, where cover goes on (cesantía begins), held. */
export async function bloquearBajasLlegadas(trx: Trx, hoy: string, tramo: Tramo): Promise<Vencida[]> {
  const { desde, limite } = tramo;
  const { rows } = await sql<Vencida>`
    select a.fecha_baja as vence, ${COLUMNAS}
    where a.estado = 101 and a.fecha_baja <= ${hoy} and a.fin_cobertura >= ${hoy}
      and (a.fecha_baja, a.id) > (${desde.fecha}::date, ${desde.id}::bigint)
    order by a.fecha_baja, a.id limit ${limite} ${tomando(tramo)}`.execute(trx);
  return rows;
}

/** What an action may leave otherwise than it was. */
export type Estampa = Pick<
  Afiliacion,
  | 'estado'
  | 'fecha_baja'
  | 'fecha_cesantia'
  | 'fecha_ampliacion'
  | 'fecha_derechohabiente'
  | 'fin_cobertura'
  | 'id_motivo_baja'
  | 'detalle_motivo'
  | 'id_motivo_ampliacion'
  | 'detalle_ampliacion'
  | 'detalle_derechohabiente'
  | 'id_entidad'
  | 'id_tipo_asegurado'
>;

/** Writes the new facts of rows that are held, each one version up, in one statement. */
export const guardarEstampas = (
  trx: Trx,
  filas: readonly (Estampa & { id: number })[],
  idUsuario: number | null,
  ahora: Date,
): Promise<unknown> =>
  sql`update afiliacion a set
      estado = n.estado, fecha_baja = n.fecha_baja, fecha_cesantia = n.fecha_cesantia, fecha_ampliacion = n.fecha_ampliacion,
      fecha_derechohabiente = n.fecha_derechohabiente, fin_cobertura = n.fin_cobertura, id_motivo_baja = n.id_motivo_baja,
      detalle_motivo = n.detalle_motivo, id_motivo_ampliacion = n.id_motivo_ampliacion, detalle_ampliacion = n.detalle_ampliacion,
      detalle_derechohabiente = n.detalle_derechohabiente, id_entidad = n.id_entidad, id_tipo_asegurado = n.id_tipo_asegurado,
      version = a.version + 1, id_usuario_modificacion = coalesce(${idUsuario}::integer, a.id_usuario_modificacion), modificado_en = ${ahora}
    from jsonb_to_recordset(${JSON.stringify(filas)}::jsonb) as n (id bigint, estado smallint, fecha_baja date, fecha_cesantia date,
      fecha_ampliacion date, fecha_derechohabiente date, fin_cobertura date, id_motivo_baja integer, detalle_motivo text,
      id_motivo_ampliacion integer, detalle_ampliacion text, detalle_derechohabiente text, id_entidad bigint, id_tipo_asegurado integer)
    where a.id = n.id`.execute(trx);

export interface FilaHistoria {
  id_afiliacion: number;
  id_ente_gestor: number;
  accion: string;
  estado_antes: number;
  estado_despues: number;
  antes: Json;
  despues: Json;
  id_usuario: number | null;
  ocurrido_en: Date;
}

/** One text whatever the number of rows, as every statement that is kept prepared. */
export const insertarHistorias = (trx: Trx, filas: readonly FilaHistoria[]): Promise<unknown> =>
  sql`insert into afiliacion_historia
      (id_afiliacion, id_ente_gestor, accion, estado_antes, estado_despues, antes, despues, id_usuario, ocurrido_en)
    select n.id_afiliacion, n.id_ente_gestor, n.accion, n.estado_antes, n.estado_despues, n.antes, n.despues, n.id_usuario, n.ocurrido_en
    from jsonb_to_recordset(${JSON.stringify(filas)}::jsonb) as n (id_afiliacion bigint, id_ente_gestor smallint, accion text,
      estado_antes smallint, estado_despues smallint, antes jsonb, despues jsonb, id_usuario integer, ocurrido_en timestamptz)`.execute(
    trx,
  );

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

/** A value of a list by its id, or by its code, sigla or name without regard to case and accents. */
export async function buscarParametrica(
  db: Db | Trx,
  grupo: string,
  buscado: number | string,
): Promise<{ id: number; codigo: string; nombre: string } | undefined> {
  const texto = String(buscado).trim();
  const { rows } = await sql<{ id: number; codigo: string; nombre: string }>`
    select id, codigo, nombre from parametrica
    where grupo = ${grupo} and activo
      and (id::text = ${texto} or sin_acentos(${texto}) in (sin_acentos(codigo), sin_acentos(sigla), sin_acentos(nombre)))
    order by id limit 1`.execute(db);
  return rows[0];
}

/** Employer and insured type that a rentista type stands for; codes of the list and of the employers are the same. */
export async function buscarRentista(
  db: Db | Trx,
  buscado: string,
): Promise<{ id_entidad: number; id_tipo_asegurado: number; nombre: string } | undefined> {
  const { rows } = await sql<{ id_entidad: number; id_tipo_asegurado: number; nombre: string }>`
    select e.id as id_entidad, t.id as id_tipo_asegurado, r.nombre
    from parametrica r
    join entidad_empleadora e on e.codigo = r.codigo
    join parametrica t on t.grupo = 'TIPO_ASEGURADO' and t.codigo = r.sigla
    where r.grupo = 'TIPO_RENTISTA' and r.activo
      and (r.id::text = ${buscado} or sin_acentos(${buscado}) in (sin_acentos(r.codigo), sin_acentos(r.sigla), sin_acentos(r.nombre)))
    order by r.id limit 1`.execute(db);
  return rows[0];
}
