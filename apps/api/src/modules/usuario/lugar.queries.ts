import type { Db } from '../../db/pool.ts';

export const elEnte = (db: Db, id: number) =>
  db.selectFrom('ente_gestor').select(['id', 'tipo']).where('id', '=', id).where('activo', '=', true);

export const laEntidad = (db: Db, id: number) => db.selectFrom('entidad_empleadora').select('id').where('id', '=', id);
