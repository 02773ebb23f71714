import type { HechosAfiliacion } from '@sgpa/domain/cobertura/cobertura';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';

export interface FilaTitular extends HechosAfiliacion {
  id: number;
  id_persona: number;
  codigo_entidad: string;
  nombre_entidad: string;
  ente_gestor: string;
  tipo_asegurado: string;
  fecha_afiliacion: FechaCivil;
  nombres: string;
  primer_apellido: string;
  segundo_apellido: string;
  numero_documento: string;
  complemento: string;
  fecha_nacimiento: FechaCivil;
}

interface Busqueda {
  numero: string;
  complemento: string;
  /** Null: whatever it is. */
  fechaNacimiento: FechaCivil | null;
  /** Null: every employer. */
  codigoEntidad: string | null;
  /** Null: every one of the scope. */
  idEnteGestor: number | null;
}

/** Holders' affiliations in the scope with that document, the latest first. */
export async function titularesPorDocumento(trx: Trx, busqueda: Busqueda): Promise<FilaTitular[]> {
  const { numero, complemento, fechaNacimiento, codigoEntidad, idEnteGestor } = busqueda;
  const { rows } = await sql<FilaTitular>`
    select a.id, a.id_persona, a.tipo, a.estado, a.fecha_afiliacion, a.fecha_baja, a.fecha_cesantia, a.fecha_ampliacion, a.fecha_derechohabiente,
      e.codigo as codigo_entidad, e.nombre as nombre_entidad, g.nombre as ente_gestor, t.nombre as tipo_asegurado,
      p.nombres, p.primer_apellido, p.segundo_apellido, p.numero_documento, p.complemento, p.fecha_nacimiento
    from persona p
    join afiliacion a on a.id_persona = p.id and a.tipo = 'TITULAR'
    join entidad_empleadora e on e.id = a.id_entidad
    join ente_gestor g on g.id = a.id_ente_gestor
    join parametrica t on t.id = a.id_tipo_asegurado
    where p.numero_documento = ${numero} and p.complemento = ${complemento}
      and p.fecha_nacimiento = coalesce(${fechaNacimiento}::date, p.fecha_nacimiento)
      and e.codigo = coalesce(${codigoEntidad}::text, e.codigo)
      and a.id_ente_gestor = coalesce(${idEnteGestor}::smallint, a.id_ente_gestor)
    order by a.fecha_afiliacion desc, a.id desc`.execute(trx);
  return rows;
}
