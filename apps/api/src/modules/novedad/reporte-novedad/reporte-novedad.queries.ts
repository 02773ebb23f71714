import type { IdAfiliacion, IdEnteGestor, IdPersona } from '@sgpa/domain/shared/ids';
import { sql } from 'kysely';
import { deTabla, listar } from '../../../db/columnas.ts';
import { type Fila, lista } from '../../../db/sentencia.ts';
import { HECHOS } from '../../afiliacion/cambios.queries.ts';

/** A reported item is looked for by these; `lugar` is its place in the request. */
export interface Buscada {
  lugar: number;
  numero: string;
  complemento: string;
  nacimiento: string;
  entidad: string | null;
}

const CANDIDATA = {
  lugar: 'int4',
  ...deTabla('afiliacion', ['id', 'id_persona', ...HECHOS]),
} as const;

export type Candidata = Fila<typeof CANDIDATA>;

/**
 * Finds and locks all reported affiliations in one statement, in the order of ids. Row security keeps to the entity
 * that reports. The lock makes sure that nothing ends while it is reported, and that of two who report the same the
 * second finds what the first opened.
 */
export const candidatas = lista(
  'candidatas',
  CANDIDATA,
  (buscadas: readonly Buscada[]) => sql`
    select b.lugar, ${listar('a', ['id', 'id_persona', ...HECHOS])}
    from jsonb_to_recordset(${JSON.stringify(buscadas)}::jsonb)
      b (lugar integer, numero text, complemento text, nacimiento date, entidad text)
    cross join lateral personas_con_documento(b.numero, b.complemento, b.nacimiento) p (id)
    join afiliacion a on a.id_persona = p.id
    join entidad_empleadora e on e.id = a.id_entidad and e.codigo = coalesce(b.entidad, e.codigo)
    order by a.id
    for no key update of a`,
);

export interface PorAbrir {
  lugar: number;
  codigo: string;
  id_ente_gestor: IdEnteGestor;
  id_persona: IdPersona;
  id_afiliacion: IdAfiliacion;
  detalle: string;
}

/** Opens one novedad of a kind per affiliation, however often reported; gives each item's, opened now or before. */
export const abrirReportadas = lista(
  'abrirReportadas',
  { lugar: 'int4', id: 'int8?', nueva: 'bool' },
  (filas: readonly PorAbrir[], ahora: Date) => sql`
    with pedida as (
      select * from jsonb_to_recordset(${JSON.stringify(filas)}::jsonb)
        r (lugar integer, codigo text, id_ente_gestor smallint, id_persona bigint, id_afiliacion bigint, detalle text)
    ), primera as (
      select distinct on (id_afiliacion, codigo) * from pedida order by id_afiliacion, codigo, lugar
    ), abierta as (
      insert into novedad as n (codigo, id_ente_gestor, id_persona, id_afiliacion, detalle, creado_en)
      select codigo, id_ente_gestor, id_persona, id_afiliacion, detalle, ${ahora} from primera order by lugar
      on conflict (id_afiliacion, codigo) where estado = 'ABIERTA' do nothing
      returning n.id, n.id_afiliacion, n.codigo
    )
    select r.lugar, coalesce(b.id, ya.id) as id, b.id is not null and p.lugar is not null as nueva
    from pedida r
    left join primera p on p.lugar = r.lugar
    left join abierta b on b.id_afiliacion = r.id_afiliacion and b.codigo = r.codigo
    left join novedad ya on ya.id_afiliacion = r.id_afiliacion and ya.codigo = r.codigo and ya.estado = 'ABIERTA'
    order by r.lugar`,
);
