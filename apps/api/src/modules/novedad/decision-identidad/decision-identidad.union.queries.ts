import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { IdAfiliacion, IdPersona } from '@sgpa/domain/shared/ids';
import { sql } from 'kysely';
import { deTabla, listar } from '../../../db/columnas.ts';
import { personasConDocumento } from '../../../db/con-documento.ts';
import { type Fila, json, lista, una, valor } from '../../../db/sentencia.ts';
import { IDENTIDAD } from '../../persona/persona.queries.ts';

/** Of affiliations that would stand twice one stays, with the first day of all of them. */
export interface Quedada {
  queda: IdAfiliacion;
  repetidas: readonly IdAfiliacion[];
  desde: FechaCivil;
}

interface Union {
  idNovedad: number;
  queda: IdPersona;
  sale: IdPersona;
  motivo: string;
  solapes: readonly Quedada[];
}

/** Gives null where the files are not what the caller saw. */
export const unir = valor(
  'unirArchivos',
  'int8?',
  ({ idNovedad, queda, sale, motivo, solapes }: Union, ahora: Date) => sql`
    select identidad_unir(${idNovedad}, ${queda}, ${sale}, ${motivo}, ${JSON.stringify(solapes)}::jsonb, ${ahora}) as valor`,
);

/** Tells both managing entities of each pair that covers the same person. */
export const abrirDobles = lista(
  'abrirDobles',
  { id: 'int8', id_ente_gestor: 'ente_gestor.id' },
  (pares: readonly { una: IdAfiliacion; otra: IdAfiliacion }[], detalle: string, ahora: Date) => sql`
    select n.id, n.id_ente_gestor
    from jsonb_to_recordset(${JSON.stringify(pares)}::jsonb) p (una bigint, otra bigint)
    cross join lateral novedad_abrir_doble_afiliacion(p.una, p.otra, ${detalle}, ${ahora}) n`,
);

const DECIDIDA = {
  id_novedad: 'int8',
  decision: json<'DOS_PERSONAS' | 'MISMA_PERSONA'>(),
  motivo: 'text',
  usuario: 'usuario.username',
  fecha: 'date',
  ...deTabla('persona', IDENTIDAD),
  /** Any affiliation of that person, by which the audit trail names who was shown. */
  id_afiliacion: 'afiliacion.id?',
} as const;

/** Lists the decisions that still stand, the newest first; null asks for every number. */
export const decididas = lista('identidadesDecididas', DECIDIDA, (numero: string | null, cuantas: number) => {
  const deQuien = (persona: string) =>
    numero === null ? sql`true` : sql`${sql.ref(persona)} in (${personasConDocumento(numero)})`;
  return sql`
      select d.id_novedad, to_jsonb(d.decision) as decision, d.motivo, u.username as usuario,
        dia_en_la_paz(d.cuando) as fecha, ${listar('p', IDENTIDAD)},
        (select max(a.id) from afiliacion a where a.id_persona = p.id) as id_afiliacion
      from (
        (select u.id_novedad, 'MISMA_PERSONA' as decision, u.motivo, u.id_usuario, u.unida_en as cuando,
          u.id_queda as id_persona
        from union_identidad u where u.deshecha_en is null and ${deQuien('u.id_queda')}
        order by u.unida_en desc limit ${cuantas})
        union all
        -- One for each other file of the number: they were decided together.
        select * from (
          select distinct on (i.id_novedad) i.id_novedad, 'DOS_PERSONAS', i.motivo, i.id_usuario, i.decidida_en, i.id_mayor
          from (
            select * from identidad_aparte i
            where i.id_novedad is not null and (${deQuien('i.id_menor')} or ${deQuien('i.id_mayor')})
            order by i.decidida_en desc limit ${cuantas}) i
          order by i.id_novedad, i.id_mayor) i
      ) d
      join persona p on p.id = d.id_persona
      join usuario u on u.id = d.id_usuario
      order by d.cuando desc, d.id_novedad desc limit ${cuantas}`;
});

/** An undo offers each later affiliation the holders as they were before the join. */
export interface TitularDeEntonces {
  id: IdAfiliacion;
  id_persona: IdPersona;
}

const HECHA = {
  id: 'union_identidad.id',
  id_queda: 'union_identidad.id_queda',
  id_sale: 'union_identidad.id_sale',
  /** Affiliations that are not listed here came later. */
  conocidas: json<IdAfiliacion[]>(),
  fallecido_entonces: 'bool',
  fallecido_queda: 'persona.fallecido',
  /** A later join may touch one of the two, and has to be undone first. */
  hay_otra: 'bool',
  /** The file that stayed may say by now what the other one said. */
  misma_identidad: 'bool',
  /** A third file, registered later, may say it too. */
  otra_igual: 'bool',
  /** Of these holders' affiliations one stayed; each has those that there were, with whose they were. */
  titulares: json<{ queda: IdAfiliacion; de: TitularDeEntonces[] }[]>(),
} as const;
export type UnionHecha = Fila<typeof HECHA>;

export const unionHecha = una(
  'unionHecha',
  HECHA,
  (idNovedad: number) => sql`
    select u.id, u.id_queda, u.id_sale, u.antes -> 'conocidas' as conocidas, (u.antes ->> 'fallecido')::boolean as fallecido_entonces,
      q.fallecido as fallecido_queda,
      exists (select from union_identidad o where o.deshecha_en is null and o.id > u.id
        and (o.id_queda in (u.id_queda, u.id_sale) or o.id_sale in (u.id_queda, u.id_sale)
          -- Of somebody of the family: rows of both are the same.
          or exists (select from jsonb_array_elements(o.antes -> 'conocidas') c where u.antes -> 'conocidas' @> c))) as hay_otra,
      (q.complemento, q.fecha_nacimiento, q.tipo_doc) = (u.antes #>> '{saliente,complemento}',
        (u.antes #>> '{saliente,fecha_nacimiento}')::date, (u.antes #>> '{saliente,tipo_doc}')::smallint) as misma_identidad,
      exists (select from persona t where t.id <> q.id
        and (t.numero_documento, t.complemento, t.fecha_nacimiento, t.tipo_doc) = (u.antes #>> '{saliente,numero_documento}',
          u.antes #>> '{saliente,complemento}', (u.antes #>> '{saliente,fecha_nacimiento}')::date,
          (u.antes #>> '{saliente,tipo_doc}')::smallint)) as otra_igual,
      (select coalesce(jsonb_agg(jsonb_build_object('queda', x.id_queda, 'de', x.de)), '[]') from (
        select r.id_queda, jsonb_agg(jsonb_build_object('id', r.id, 'id_persona', r.fila -> 'id_persona'))
          || (select jsonb_agg(jsonb_build_object('id', a -> 'id', 'id_persona', a -> 'id_persona'))
              from jsonb_array_elements(u.antes -> 'afiliaciones') a where a -> 'id' = to_jsonb(r.id_queda)) as de
        from afiliacion_repetida r where r.id_union = u.id and r.fila ->> 'id_titular' is null group by r.id_queda) x
      ) as titulares
    from union_identidad u
    join persona q on q.id = u.id_queda
    where u.id_novedad = ${idNovedad} and u.deshecha_en is null`,
);

const DE_LA_UNION = { ...deTabla('persona', IDENTIDAD), id: 'persona.id', tipo_doc: 'persona.tipo_doc' } as const;

/** Reads the file that stayed, and the one that was joined to it as it was before. */
export const archivosUnidos = lista(
  'archivosUnidos',
  DE_LA_UNION,
  (idUnion: number) => sql`
    select ${listar('p', IDENTIDAD)}, p.id, p.tipo_doc
    from union_identidad u
    cross join lateral (
      select q.*, 1 as lugar from persona q where q.id = u.id_queda
      union all
      -- The joined file is seen by nobody: what it said was kept.
      select s.*, 2 from jsonb_populate_record(null::persona, u.antes -> 'saliente') s) p
    where u.id = ${idUnion} order by p.lugar`,
);

/** Tells if the novedad was decided as two people and the decision stands. */
export const hayAparte = valor(
  'hayAparte',
  'bool',
  (idNovedad: number) => sql`select exists (select from identidad_aparte i where i.id_novedad = ${idNovedad}) as valor`,
);

/** A later affiliation gets the person that it belongs to from now on, or the holder that it hangs on. */
export interface Destino {
  id: IdAfiliacion;
  id_persona?: IdPersona;
  id_titular?: IdAfiliacion;
}

export const separar = valor(
  'separarArchivos',
  'bool',
  (idNovedad: number, motivo: string, destinos: readonly Destino[], ahora: Date) => sql`
    select identidad_separar(${idNovedad}, ${motivo}, ${JSON.stringify(destinos)}::jsonb, ${ahora}) as valor`,
);

export const juntarOtraVez = valor(
  'juntarOtraVez',
  'bool',
  (idNovedad: number, ahora: Date) => sql`select identidad_juntar(${idNovedad}, ${ahora}) as valor`,
);
