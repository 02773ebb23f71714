import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { sql } from 'kysely';
import type { Trx } from '../../db/pool.ts';

interface ClaveAfiliacion {
  id_persona: number;
  id_ente_gestor: number;
  id_entidad: number;
  fecha_afiliacion: FechaCivil;
  /** Last covered day; null while open. */
  fin_cobertura: FechaCivil | null;
}

/** The affiliation that code 502 means, or else one whose cover would overlap; `salvo` is the one being changed. */
export async function afiliacionPrevia(
  trx: Trx,
  { id_persona, id_ente_gestor, id_entidad, fecha_afiliacion, fin_cobertura }: ClaveAfiliacion,
  salvo: number | null = null,
): Promise<{ id: number; fecha_afiliacion: FechaCivil; id_titular: number | null; misma: boolean } | undefined> {
  const cubierto = sql`case when ${fin_cobertura}::date < ${fecha_afiliacion}::date then 'empty'::daterange
    else daterange(${fecha_afiliacion}::date, ${fin_cobertura}::date, '[]') end`;
  return trx
    .selectFrom('afiliacion as a')
    .select(['a.id', 'a.fecha_afiliacion', 'a.id_titular'])
    .select(sql<boolean>`a.fecha_afiliacion = ${fecha_afiliacion}`.as('misma'))
    .where('a.id_persona', '=', id_persona)
    .where('a.id_ente_gestor', '=', id_ente_gestor)
    .where('a.id_entidad', '=', id_entidad)
    .where(sql<boolean>`a.id is distinct from ${salvo}::bigint`)
    .where(sql<boolean>`(a.fecha_afiliacion = ${fecha_afiliacion} or a.cobertura && ${cubierto})`)
    .orderBy('misma', 'desc')
    .limit(1)
    .executeTakeFirst();
}
