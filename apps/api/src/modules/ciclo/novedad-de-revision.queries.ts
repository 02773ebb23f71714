import type { IdAfiliacion } from '@sgpa/domain/shared/ids';
import { sql } from 'kysely';
import { lista } from '../../db/sentencia.ts';

/**
 * Tells the managing entity of an affiliation, and the authority, what was decided of it: one open novedad each, which
 * holds the last word.
 */
export const abrirNovedadesRevision = lista(
  'abrirNovedadesRevision',
  { id: 'novedad.id', id_ente_gestor: 'novedad.id_ente_gestor' },
  (afiliaciones: readonly IdAfiliacion[], codigo: string, detalle: string, ahora: Date) => sql`
    insert into novedad as n (codigo, id_ente_gestor, id_persona, id_afiliacion, detalle, creado_en)
    select lado.codigo, lado.ente, a.id_persona, a.id, ${detalle}, ${ahora}
    from afiliacion a
    cross join (select id from ente_gestor where tipo = 'AUTORIDAD' order by id limit 1) autoridad
    cross join lateral (values
      (${codigo}, a.id_ente_gestor),
      (${`${codigo}_AUTORIDAD`}, autoridad.id)) lado (codigo, ente)
    where a.id = any (${afiliaciones}::bigint[])
    order by a.id
    on conflict (id_afiliacion, codigo) where estado = 'ABIERTA' do update
      set detalle = excluded.detalle, creado_en = excluded.creado_en
    returning n.id, n.id_ente_gestor`,
);
