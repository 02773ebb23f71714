import type { HechosAfiliacion } from '@sgpa/domain/cobertura/cobertura';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { sql } from 'kysely';
import type { Trx } from '../../db/pool.ts';

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
  fecha_afiliacion: FechaCivil;
  fin_cobertura: FechaCivil | null;
  id_motivo_baja: number | null;
  detalle_motivo: string | null;
  id_motivo_ampliacion: number | null;
  detalle_ampliacion: string | null;
  detalle_derechohabiente: string | null;
}

/** What is selected of an affiliation `a`, and from where. */
export const COLUMNAS = sql`a.id, a.version, a.id_persona, a.id_ente_gestor, a.id_titular, a.tipo, a.estado, a.fecha_afiliacion, a.fecha_baja,
  a.fecha_cesantia, a.fecha_ampliacion, a.fecha_derechohabiente, a.fin_cobertura, a.id_motivo_baja, a.detalle_motivo,
  a.id_motivo_ampliacion, a.detalle_ampliacion, a.detalle_derechohabiente, a.id_entidad, e.codigo as codigo_entidad, a.id_tipo_asegurado, t.codigo as tipo_asegurado
  from afiliacion a
  join entidad_empleadora e on e.id = a.id_entidad
  join parametrica t on t.id = a.id_tipo_asegurado`;

interface Documento {
  numero: string;
  complemento: string;
  fechaNacimiento: FechaCivil;
}

export interface ClaveTitular extends Documento {
  codigoEntidad: string;
  /** Null: the latest one. */
  fechaAfiliacion: FechaCivil | null;
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
