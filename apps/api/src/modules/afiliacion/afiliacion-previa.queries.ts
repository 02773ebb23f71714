import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { sql } from 'kysely';
import { una } from '../../db/sentencia.ts';

interface ClaveAfiliacion {
  id_persona: number;
  id_ente_gestor: number;
  id_entidad: number;
  fecha_afiliacion: FechaCivil;
  /** Null for a holder: covers overlap only as holder, or under one holder. */
  id_titular: number | null;
  /** Last covered day; null while open. */
  fin_cobertura: FechaCivil | null;
}

/** The affiliation that code 502 means, or else one whose cover would overlap; `salvo` is the one being changed. */
export const afiliacionPrevia = una(
  'afiliacionPrevia',
  {
    id: 'afiliacion.id',
    fecha_afiliacion: 'afiliacion.fecha_afiliacion',
    id_titular: 'afiliacion.id_titular',
    misma: 'bool',
  },
  (
    { id_persona, id_ente_gestor, id_entidad, fecha_afiliacion, id_titular, fin_cobertura }: ClaveAfiliacion,
    salvo: number | null = null,
  ) => sql`
    select a.id, a.fecha_afiliacion, a.id_titular, a.fecha_afiliacion = ${fecha_afiliacion} as misma
    from afiliacion a
    where a.id_persona = ${id_persona} and a.id_ente_gestor = ${id_ente_gestor} and a.id_entidad = ${id_entidad}
      and a.id is distinct from ${salvo}::bigint
      and (a.fecha_afiliacion = ${fecha_afiliacion} or a.id_titular is not distinct from ${id_titular}::bigint and a.cobertura && case
        when ${fin_cobertura}::date < ${fecha_afiliacion}::date then 'empty'::daterange
        else daterange(${fecha_afiliacion}::date, ${fin_cobertura}::date, '[]') end)
    order by misma desc limit 1`,
);
