import type { Senas } from '@sgpa/domain/identidad/una-persona';
import type { IdPersona } from '@sgpa/domain/shared/ids';
import { sql } from 'kysely';
import { json, lista } from '../../db/sentencia.ts';

export type ArchivoCompartido = Senas & { id: IdPersona };

/** Lists numbers that more than one file bears, with their files: `cuantos` numbers after `tras`. */
export const numerosCompartidos = lista(
  'numerosCompartidos',
  { numero: 'persona.numero_documento', archivos: json<ArchivoCompartido[]>() },
  (tras: string, cuantos: number) => sql`
    select p.numero_documento as numero, jsonb_agg(jsonb_build_object('id', p.id, 'tipo_doc', p.tipo_doc,
      'numero_documento', p.numero_documento, 'complemento', p.complemento, 'fecha_nacimiento', p.fecha_nacimiento,
      'nombres', p.nombres, 'primer_apellido', p.primer_apellido, 'segundo_apellido', p.segundo_apellido)
      order by p.id) as archivos
    from persona p where p.numero_documento > ${tras}
    group by p.numero_documento having count(*) > 1
    order by p.numero_documento limit ${cuantos}`,
);

export interface ParPorDecidir {
  nueva: number;
  otra: number;
  detalle: string;
}

/** Opens the authority's novedad about the newer file, unless both as they stand were decided or asked about. */
export const abrirPorDecidir = lista(
  'abrirPorDecidir',
  { id: 'novedad.id', id_ente_gestor: 'novedad.id_ente_gestor', detalle: 'novedad.detalle' },
  (pares: readonly ParPorDecidir[], ahora: Date) => sql`
    insert into novedad as n (codigo, id_ente_gestor, id_persona, id_afiliacion, detalle, creado_en)
    select 'IDENTIDAD', g.id, a.id_persona, a.id, d.detalle, ${ahora}
    from jsonb_to_recordset(${JSON.stringify(pares)}::jsonb) d (nueva bigint, otra bigint, detalle text)
    cross join lateral (
      select a.id, a.id_persona from afiliacion a where a.id_persona = d.nueva order by a.id desc limit 1) a
    cross join lateral (select from afiliacion o where o.id_persona = d.otra limit 1) o
    cross join (select g.id from ente_gestor g where g.tipo = 'AUTORIDAD' order by g.id limit 1) g
    where not exists (
        select from identidad_aparte i
        where i.id_menor = least(d.nueva, d.otra) and i.id_mayor = greatest(d.nueva, d.otra)
          and i.senas = senas_de_dos(d.nueva, d.otra))
      and not exists (
        select from novedad m
        where m.id_persona in (d.nueva, d.otra) and m.codigo = 'IDENTIDAD' and m.estado = 'ABIERTA')
    on conflict do nothing
    returning n.id, n.id_ente_gestor, n.detalle`,
);
