import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { sql } from 'kysely';
import type { Trx } from '../../db/pool.ts';

export interface FilaLista {
  id: number;
  version: number;
  id_ente_gestor: number;
  tipo: 'TITULAR' | 'BENEFICIARIO';
  estado: number;
  fecha_afiliacion: FechaCivil;
  fecha_baja: FechaCivil | null;
  fecha_cesantia: FechaCivil | null;
  fecha_ampliacion: FechaCivil | null;
  fecha_derechohabiente: FechaCivil | null;
  tipo_documento: string;
  numero_documento: string;
  complemento: string;
  fecha_nacimiento: FechaCivil;
  nombres: string;
  primer_apellido: string;
  segundo_apellido: string;
  fallecido: boolean;
  saneado: boolean;
  sigla_genero: string | null;
  codigo_entidad: string;
  nombre_entidad: string;
  tipo_asegurado: string;
  parentesco: string | null;
  sigla_ente: string;
  sigla_departamento: string;
  usuario_creacion: string | null;
  titular:
    | (Pick<
        FilaLista,
        | 'tipo'
        | 'estado'
        | 'fecha_afiliacion'
        | 'fecha_baja'
        | 'fecha_cesantia'
        | 'fecha_ampliacion'
        | 'fecha_derechohabiente'
      > & {
        tipo_documento: string;
        numero_documento: string;
        complemento: string;
        fecha_nacimiento: FechaCivil;
        codigo_entidad: string;
      })
    | null;
}

/** The rows of a page, in the page's order. */
export async function filasDeLista(trx: Trx, ids: readonly number[]): Promise<FilaLista[]> {
  const { rows } = await sql<FilaLista>`
    select a.id, a.version, a.id_ente_gestor, a.tipo, a.estado, a.fecha_afiliacion, a.fecha_baja, a.fecha_cesantia, a.fecha_ampliacion,
      a.fecha_derechohabiente, p.tipo_documento, p.numero_documento, p.complemento, p.fecha_nacimiento, p.nombres, p.primer_apellido, p.segundo_apellido,
      p.fallecido, p.saneado, ge.sigla as sigla_genero, e.codigo as codigo_entidad, e.nombre as nombre_entidad,
      t.nombre as tipo_asegurado, pa.nombre as parentesco, g.sigla as sigla_ente, d.sigla as sigla_departamento,
      u.username as usuario_creacion,
      case when ta.id is not null then jsonb_build_object('tipo', ta.tipo, 'estado', ta.estado, 'fecha_afiliacion', ta.fecha_afiliacion,
        'fecha_baja', ta.fecha_baja, 'fecha_cesantia', ta.fecha_cesantia, 'fecha_ampliacion', ta.fecha_ampliacion,
        'fecha_derechohabiente', ta.fecha_derechohabiente, 'tipo_documento', tp.tipo_documento,
        'numero_documento', tp.numero_documento, 'complemento', tp.complemento, 'fecha_nacimiento', tp.fecha_nacimiento,
        'codigo_entidad', te.codigo) end as titular
    from unnest(${ids}::bigint[]) with ordinality o (id, orden)
    join afiliacion a on a.id = o.id
    join persona p on p.id = a.id_persona
    join entidad_empleadora e on e.id = a.id_entidad
    join ente_gestor g on g.id = a.id_ente_gestor
    join departamento d on d.id = coalesce(a.id_departamento, g.id_departamento)
    join parametrica t on t.id = a.id_tipo_asegurado
    left join parametrica pa on pa.id = a.id_parentesco
    left join parametrica ge on ge.id = p.id_genero
    left join usuario u on u.id = a.id_usuario_creacion
    left join afiliacion ta on ta.id = a.id_titular
    left join persona tp on tp.id = ta.id_persona
    left join entidad_empleadora te on te.id = ta.id_entidad
    order by o.orden`.execute(trx);
  return rows;
}

export interface FilaDetalle
  extends Omit<FilaLista, 'titular' | 'usuario_creacion' | 'parentesco' | 'sigla_departamento'> {
  id_persona: number;
  ente_gestor: string;
  matricula: string | null;
  establecimiento: string | null;
  /** This one is the affiliation asked for; the others are the person's further ones in the same entity. */
  pedida: boolean;
}

interface ClaveDetalle {
  numero: string;
  complemento: string;
  fechaNacimiento: FechaCivil;
  codigoEntidad: string;
  fechaAfiliacion: FechaCivil;
  /** Null: every managing entity in the scope. */
  siglaEnteGestor: string | null;
}

/** The holder's affiliations in the scope, the one asked for first. */
export async function afiliacionesDelTitular(trx: Trx, clave: ClaveDetalle): Promise<FilaDetalle[]> {
  const delEnte = clave.siglaEnteGestor === null ? sql`true` : sql`g.sigla = ${clave.siglaEnteGestor}`;
  const { rows } = await sql<FilaDetalle>`
    select a.id, a.version, a.id_persona, a.id_ente_gestor, a.tipo, a.estado, a.fecha_afiliacion, a.fecha_baja, a.fecha_cesantia, a.fecha_ampliacion,
      a.fecha_derechohabiente, a.matricula, p.tipo_documento, p.numero_documento, p.complemento, p.fecha_nacimiento, p.nombres,
      p.primer_apellido, p.segundo_apellido, p.fallecido, p.saneado, ge.nombre as sigla_genero, e.codigo as codigo_entidad,
      e.nombre as nombre_entidad, t.nombre as tipo_asegurado, g.sigla as sigla_ente, g.nombre as ente_gestor, s.nombre as establecimiento,
      e.codigo = ${clave.codigoEntidad} and a.fecha_afiliacion = ${clave.fechaAfiliacion} as pedida
    from persona p
    join afiliacion a on a.id_persona = p.id and a.tipo = 'TITULAR'
    join entidad_empleadora e on e.id = a.id_entidad
    join ente_gestor g on g.id = a.id_ente_gestor
    join parametrica t on t.id = a.id_tipo_asegurado
    left join parametrica ge on ge.id = p.id_genero
    left join establecimiento_salud s on s.id = a.id_establecimiento
    where p.numero_documento = ${clave.numero} and p.complemento = ${clave.complemento}
      and p.fecha_nacimiento = ${clave.fechaNacimiento} and ${delEnte}
    order by pedida desc, a.fecha_afiliacion desc, a.id desc`.execute(trx);
  return rows;
}

export interface FilaBeneficiario
  extends Pick<
    FilaLista,
    | 'id'
    | 'version'
    | 'id_ente_gestor'
    | 'tipo'
    | 'estado'
    | 'fecha_afiliacion'
    | 'fecha_baja'
    | 'fecha_cesantia'
    | 'fecha_ampliacion'
    | 'fecha_derechohabiente'
    | 'tipo_documento'
    | 'numero_documento'
    | 'complemento'
    | 'nombres'
    | 'primer_apellido'
    | 'segundo_apellido'
    | 'fecha_nacimiento'
    | 'fallecido'
    | 'codigo_entidad'
    | 'tipo_asegurado'
  > {
  id_titular: number;
  parentesco: string;
}

export async function beneficiariosDe(trx: Trx, idsTitular: readonly number[]): Promise<FilaBeneficiario[]> {
  const { rows } = await sql<FilaBeneficiario>`
    select b.id, b.version, b.id_ente_gestor, b.id_titular, b.tipo, b.estado, b.fecha_afiliacion, b.fecha_baja, b.fecha_cesantia,
      b.fecha_ampliacion, b.fecha_derechohabiente, p.tipo_documento, p.numero_documento, p.complemento, p.nombres, p.primer_apellido,
      p.segundo_apellido, p.fecha_nacimiento, p.fallecido, pa.nombre as parentesco, e.codigo as codigo_entidad, t.nombre as tipo_asegurado
    from afiliacion b
    join persona p on p.id = b.id_persona
    join parametrica pa on pa.id = b.id_parentesco
    join entidad_empleadora e on e.id = b.id_entidad
    join parametrica t on t.id = b.id_tipo_asegurado
    where b.id_titular = any (${idsTitular}::bigint[])
    order by p.fecha_nacimiento, b.id`.execute(trx);
  return rows;
}

export interface FilaFicha {
  genero: string | null;
  estado_civil: string | null;
  departamento: string | null;
  municipio: string | null;
  correo_electronico: string | null;
  telefono_domicilio: string | null;
  telefono_movil: string | null;
  direccion: string | null;
  foto: Buffer | null;
}

export async function fichaDe(trx: Trx, idPersona: number, idEnteGestor: number): Promise<FilaFicha | undefined> {
  const { rows } = await sql<FilaFicha>`
    select ge.nombre as genero, c.nombre as estado_civil, d.nombre as departamento, m.nombre as municipio, f.correo_electronico, f.telefono_domicilio,
      f.telefono_movil, f.direccion, f.foto
    from ficha_persona f
    left join parametrica ge on ge.id = f.id_genero
    left join parametrica c on c.id = f.id_estado_civil
    left join departamento d on d.id = f.id_departamento
    left join municipio m on m.codigo_ine = f.codigo_municipio
    where f.id_persona = ${idPersona} and f.id_ente_gestor = ${idEnteGestor}`.execute(trx);
  return rows[0];
}
