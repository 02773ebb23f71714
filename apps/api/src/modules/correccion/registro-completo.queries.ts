import type { HechosAfiliacion } from '@sgpa/domain/cobertura/cobertura';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { sql } from 'kysely';
import type { Trx } from '../../db/pool.ts';
import type { FichaPersona } from '../persona/ficha.queries.ts';

/** What an update may change of an affiliation. */
export interface Corregible {
  fecha_afiliacion: FechaCivil;
  id_entidad: number;
  id_tipo_asegurado: number;
  id_parentesco: number | null;
  matricula: string | null;
  id_establecimiento: number | null;
  id_departamento: number | null;
  fecha_ingreso_trabajo: FechaCivil | null;
  puesto_empleado: string | null;
  salario: number | null;
  id_departamento_trabajo: number | null;
  codigo_municipio_trabajo: string | null;
}

export const soloCorregible = (c: Corregible): Corregible => ({
  fecha_afiliacion: c.fecha_afiliacion,
  id_entidad: c.id_entidad,
  id_tipo_asegurado: c.id_tipo_asegurado,
  id_parentesco: c.id_parentesco,
  matricula: c.matricula,
  id_establecimiento: c.id_establecimiento,
  id_departamento: c.id_departamento,
  fecha_ingreso_trabajo: c.fecha_ingreso_trabajo,
  puesto_empleado: c.puesto_empleado,
  salario: c.salario,
  id_departamento_trabajo: c.id_departamento_trabajo,
  codigo_municipio_trabajo: c.codigo_municipio_trabajo,
});

/** An affiliation with all that update forms show of it, of the person and of the entity's file. */
export interface FilaCompleta extends HechosAfiliacion, Corregible, Omit<FichaPersona, 'id_departamento'> {
  id: number;
  version: number;
  /** Of the entity's file of the person; 0 while there is none. */
  version_ficha: number;
  id_persona: number;
  id_ente_gestor: number;
  id_titular: number | null;
  fecha_afiliacion: FechaCivil;
  fin_cobertura: FechaCivil | null;
  id_motivo_baja: number | null;
  detalle_motivo: string | null;
  id_motivo_ampliacion: number | null;
  detalle_ampliacion: string | null;
  detalle_derechohabiente: string | null;
  codigo_entidad: string;
  nombre_entidad: string;
  tipo_codigo: number;
  /** Code in the list TIPO_ASEGURADO. */
  tipo_asegurado: string;
  nombre_tipo_asegurado: string;
  parentesco: string | null;
  departamento: string | null;
  codigo_establecimiento: string | null;
  departamento_trabajo: string | null;
  tipo_documento: string;
  tipo_doc: 1 | 2;
  numero_documento: string;
  complemento: string;
  fecha_nacimiento: FechaCivil;
  nombres: string;
  primer_apellido: string;
  segundo_apellido: string;
  id_genero: number | null;
  genero: string | null;
  estado_civil: string | null;
  id_departamento_domicilio: number | null;
  departamento_domicilio: string | null;
}

/** In the scope, or undefined. `bloquear` holds the row until the transaction ends and reads it as it is then. */
export async function filaCompleta(
  trx: Trx,
  id: number,
  tipo: HechosAfiliacion['tipo'],
  { bloquear = false } = {},
): Promise<FilaCompleta | undefined> {
  const { rows } = await sql<FilaCompleta>`
    select a.id, a.version, a.tipo, a.estado, a.fecha_afiliacion, a.fecha_baja, a.fecha_cesantia, a.fecha_ampliacion, a.fecha_derechohabiente,
      a.fin_cobertura, a.id_persona, a.id_ente_gestor, a.id_titular, a.id_entidad, a.id_tipo_asegurado, a.id_parentesco, a.matricula,
      a.id_motivo_baja, a.detalle_motivo, a.id_motivo_ampliacion, a.detalle_ampliacion, a.detalle_derechohabiente,
      a.id_establecimiento, a.id_departamento, a.fecha_ingreso_trabajo, a.puesto_empleado, a.salario, a.id_departamento_trabajo,
      a.codigo_municipio_trabajo, e.codigo as codigo_entidad, e.nombre as nombre_entidad, e.tipo_codigo, t.codigo as tipo_asegurado,
      t.nombre as nombre_tipo_asegurado, pa.nombre as parentesco, da.sigla as departamento, s.codigo_rues as codigo_establecimiento,
      dt.sigla as departamento_trabajo, p.tipo_documento, p.tipo_doc, p.numero_documento, p.complemento, p.fecha_nacimiento, p.nombres,
      p.primer_apellido, p.segundo_apellido, coalesce(f.id_genero, p.id_genero) as id_genero, ge.sigla as genero, ec.sigla as estado_civil, f.id_estado_civil,
      f.id_departamento as id_departamento_domicilio, df.sigla as departamento_domicilio, f.codigo_municipio, f.correo_electronico,
      f.telefono_domicilio, f.telefono_movil, f.direccion, f.foto,
      coalesce(f.version, 0) as version_ficha
    from afiliacion a
    join persona p on p.id = a.id_persona
    join entidad_empleadora e on e.id = a.id_entidad
    join parametrica t on t.id = a.id_tipo_asegurado
    left join parametrica pa on pa.id = a.id_parentesco
    left join departamento da on da.id = a.id_departamento
    left join departamento dt on dt.id = a.id_departamento_trabajo
    left join establecimiento_salud s on s.id = a.id_establecimiento
    left join ficha_persona f on f.id_persona = a.id_persona and f.id_ente_gestor = a.id_ente_gestor
    left join parametrica ge on ge.id = coalesce(f.id_genero, p.id_genero)
    left join parametrica ec on ec.id = f.id_estado_civil
    left join departamento df on df.id = f.id_departamento
    where a.id = ${id} and a.tipo = ${tipo}
    ${bloquear ? sql`for no key update of a` : sql``}`.execute(trx);
  return rows[0];
}

/** Writes a held row, one version up. */
export const corregirAfiliacion = (
  trx: Trx,
  id: number,
  cambios: Corregible,
  idUsuario: number,
  ahora: Date,
): Promise<unknown> =>
  trx
    .updateTable('afiliacion')
    .set({ ...soloCorregible(cambios), id_usuario_modificacion: idUsuario, modificado_en: ahora })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
