import type { IdPersona } from '@sgpa/domain/shared/ids';
import { sql } from 'kysely';
import { deTabla, listar } from '../../../db/columnas.ts';
import { type Fila, json, lista, orden } from '../../../db/sentencia.ts';
import { HECHOS } from '../../afiliacion/cambios.queries.ts';
import { IDENTIDAD } from '../../persona/persona.queries.ts';

const ARCHIVO = {
  ...deTabla('persona', IDENTIDAD),
  id: 'persona.id',
  tipo_doc: 'persona.tipo_doc',
  fallecido: 'persona.fallecido',
  de_la_novedad: 'bool',
  defuncion_segun: json<number[]>(),
} as const;
export type FilaArchivo = Fila<typeof ARCHIVO>;

/** Lists the files with the number that an open novedad is about, the novedad's own first. */
export const archivosDelMismoNumero = lista(
  'archivosDelMismoNumero',
  ARCHIVO,
  (idNovedad: number) => sql`
    select ${listar('o', IDENTIDAD)}, o.id, o.tipo_doc, o.fallecido, o.id = n.id_persona as de_la_novedad,
      (select coalesce(jsonb_agg(d.id_ente_gestor), '[]') from defuncion_declarada d where d.id_persona = o.id)
        as defuncion_segun
    from novedad n
    join persona p on p.id = n.id_persona
    join persona o on o.numero_documento = p.numero_documento
    where n.id = ${idNovedad} and n.codigo = 'IDENTIDAD' and n.estado = 'ABIERTA'
    order by o.id <> n.id_persona, o.id`,
);

const TRAMO = {
  ...deTabla('afiliacion', ['id', 'id_persona', 'id_ente_gestor', 'id_entidad', 'id_titular']),
  ...deTabla('afiliacion', ['fin_cobertura', ...HECHOS]),
  id_persona_titular: 'afiliacion.id_persona?',
  ente_gestor: 'ente_gestor.nombre',
  nombre_entidad: 'entidad_empleadora.nombre',
  ...deTabla('persona', ['nombres', 'primer_apellido', 'segundo_apellido']),
} as const;
export type FilaTramo = Fila<typeof TRAMO>;

export const tramosDe = lista(
  'tramosDe',
  TRAMO,
  (personas: readonly IdPersona[]) => sql`
    with suya as (select a.id from afiliacion a where a.id_persona = any (${personas}::bigint[]))
    select ${listar('a', ['id', 'id_persona', 'id_ente_gestor', 'id_entidad', 'id_titular', 'fin_cobertura', ...HECHOS])},
      t.id_persona as id_persona_titular, g.nombre as ente_gestor, e.nombre as nombre_entidad,
      p.nombres, p.primer_apellido, p.segundo_apellido
    from afiliacion a
    join persona p on p.id = a.id_persona
    join ente_gestor g on g.id = a.id_ente_gestor
    join entidad_empleadora e on e.id = a.id_entidad
    left join afiliacion t on t.id = a.id_titular
    where a.id in (select id from suya union select b.id from afiliacion b where b.id_titular in (select id from suya))
    order by a.fecha_afiliacion desc, a.id`,
);

/** Locks the files and all that hangs on them until the transaction ends. */
export const tomarArchivos = orden(
  'tomarArchivos',
  (personas: readonly IdPersona[]) => sql`select identidad_tomar(${personas}::bigint[])`,
);

/** Decides the pairs to be two people each and lists them; none where there was nothing to decide. */
export const apartar = lista(
  'apartar',
  { id_menor: 'persona.id', id_mayor: 'persona.id' },
  (idNovedad: number, motivo: string, ahora: Date) =>
    sql`select id_menor, id_mayor from identidad_apartar(${idNovedad}, ${motivo}, ${ahora})`,
);
