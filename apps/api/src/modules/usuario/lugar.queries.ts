import type { IdEnteGestor, IdEntidad } from '@sgpa/domain/shared/ids';
import { con } from '../../db/columnas.ts';
import type { Db } from '../../db/pool.ts';

const LUGAR = ['id', 'nombre', 'vigente_desde', 'vigente_hasta'] as const;

export const elEnte = (db: Db, id: IdEnteGestor) =>
  db
    .selectFrom('ente_gestor as g')
    .select(con('g', [...LUGAR, 'tipo']))
    .where('g.id', '=', id);

export const laEntidad = (db: Db, id: IdEntidad) =>
  db.selectFrom('entidad_empleadora as e').select(con('e', LUGAR)).where('e.id', '=', id);
