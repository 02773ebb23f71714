import type { NumeroDocumento } from '@sgpa/domain/shared/documento';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { IdEnteGestor } from '@sgpa/domain/shared/ids';
import { con } from '../../../db/columnas.ts';
import { esDe } from '../../../db/con-documento.ts';
import type { Trx } from '../../../db/pool.ts';
import { HECHOS } from '../../afiliacion/columnas.ts';
import { IDENTIDAD } from '../../persona/columnas.ts';

interface Busqueda {
  numero: NumeroDocumento;
  complemento: string;
  /** Null: whatever it is. */
  fechaNacimiento: FechaCivil | null;
  /** Null: every employer. */
  codigoEntidad: string | null;
  /** Null: every one of the scope. */
  idEnteGestor: IdEnteGestor | null;
}

/** Affiliations in the scope with that document, as holder or as beneficiary, the latest first. */
export const afiliacionesPorDocumento = (
  trx: Trx,
  { numero, complemento, fechaNacimiento, codigoEntidad, idEnteGestor }: Busqueda,
) =>
  trx
    .selectFrom('persona as p')
    .innerJoin('afiliacion as a', 'a.id_persona', 'p.id')
    .innerJoin('entidad_empleadora as e', 'e.id', 'a.id_entidad')
    .innerJoin('ente_gestor as g', 'g.id', 'a.id_ente_gestor')
    .innerJoin('parametrica as t', 't.id', 'a.id_tipo_asegurado')
    .select(['a.id', 'a.id_persona', 'a.id_ente_gestor', 'a.id_entidad'])
    .select(con('a', HECHOS))
    .select(con('p', IDENTIDAD))
    .select([
      'e.codigo as codigo_entidad',
      'e.nombre as nombre_entidad',
      'g.nombre as ente_gestor',
      't.nombre as tipo_asegurado',
    ])
    .where(esDe('p.id', { numero, complemento }, fechaNacimiento))
    .$if(codigoEntidad !== null, (q) => q.where('e.codigo', '=', codigoEntidad))
    .$if(idEnteGestor !== null, (q) => q.where('a.id_ente_gestor', '=', idEnteGestor))
    .orderBy('a.fecha_afiliacion', 'desc')
    .orderBy('a.id', 'desc');

export type FilaTitular = Awaited<ReturnType<ReturnType<typeof afiliacionesPorDocumento>['execute']>>[number];
