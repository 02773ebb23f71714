import type { HechosAfiliacion } from '@sgpa/domain/cobertura/cobertura';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { sql } from 'kysely';
import { de, listar } from '../../../db/columnas.ts';
import { type Fila, json, lista } from '../../../db/sentencia.ts';
import { HECHOS } from '../../afiliacion/columnas.ts';
import { IDENTIDAD } from '../../persona/columnas.ts';

/** Of one affiliation: where it is, and the facts that its state of a day follows from. */
export type DeSuya = HechosAfiliacion & { ente_gestor: string; nombre_entidad: string; fecha_afiliacion: FechaCivil };

const ARCHIVO = {
  ...de('persona', IDENTIDAD),
  tipo_doc: 'persona.tipo_doc',
  de_la_novedad: 'bool',
  afiliaciones: json<DeSuya[]>(),
} as const;
export type FilaArchivo = Fila<typeof ARCHIVO>;

/** The files of the number that an open novedad is about, its own first. */
export const archivosDelMismoNumero = lista(
  'archivosDelMismoNumero',
  ARCHIVO,
  (idNovedad: number) => sql`
    select ${listar('o', IDENTIDAD)}, o.tipo_doc, o.id = n.id_persona as de_la_novedad,
      coalesce((
        select jsonb_agg(to_jsonb(f) order by f.fecha_afiliacion desc)
        from (
          select g.nombre as ente_gestor, e.nombre as nombre_entidad, ${listar('a', HECHOS)}
          from afiliacion a join ente_gestor g on g.id = a.id_ente_gestor join entidad_empleadora e on e.id = a.id_entidad
          where a.id_persona = o.id) f), '[]') as afiliaciones
    from novedad n
    join persona p on p.id = n.id_persona
    join persona o on o.numero_documento = p.numero_documento
    where n.id = ${idNovedad} and n.codigo = 'IDENTIDAD' and n.estado = 'ABIERTA'
    order by o.id <> n.id_persona, o.id`,
);

/** The pairs that were decided to be two people; none where there was nothing to decide. */
export const apartar = lista(
  'apartar',
  { id_menor: 'int8', id_mayor: 'int8' },
  (idNovedad: number, motivo: string, ahora: Date) =>
    sql`select id_menor, id_mayor from identidad_apartar(${idNovedad}, ${motivo}, ${ahora})`,
);
