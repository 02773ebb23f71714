import type { IdAfiliacion, IdPersona } from '@sgpa/domain/shared/ids';
import { sql } from 'kysely';
import type { Trx } from '../../db/pool.ts';
import { lista, una, valor } from '../../db/sentencia.ts';

/** Reads what is known of a person's death: the mark that binds everybody, and each entity's own word. */
export async function defuncionConocida(trx: Trx, idPersona: IdPersona) {
  const [persona, declaraciones] = await Promise.all([
    trx
      .selectFrom('persona')
      .select(['nombres', 'primer_apellido', 'segundo_apellido', 'numero_documento', 'complemento'])
      .select(['fallecido', 'fecha_defuncion', 'defuncion_confirmada_por'])
      .where('id', '=', idPersona)
      .executeTakeFirstOrThrow(),
    trx
      .selectFrom('defuncion_declarada as d')
      .innerJoin('ente_gestor as g', 'g.id', 'd.id_ente_gestor')
      .select(['d.fecha', 'g.nombre as ente_gestor'])
      .where('d.id_persona', '=', idPersona)
      .orderBy('d.creado_en')
      .execute(),
  ]);
  return { persona, declaraciones };
}

export type DefuncionConocida = Awaited<ReturnType<typeof defuncionConocida>>;

/** Takes back every word of the death; false when there was none. */
export const retirarDefuncion = valor(
  'retirarDefuncion',
  'bool',
  (idPersona: IdPersona, ahora: Date) => sql`select defuncion_retirar(${idPersona}, ${ahora}) as valor`,
);

/** Tells the managing entity and the authority what was decided: one open novedad each has the last word. */
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

/** Finds a rentista (pensioner) type's employer, by its code, and the insured type whose code is its sigla. */
export const buscarRentista = una(
  'buscarRentista',
  { id_entidad: 'entidad_empleadora.id', id_tipo_asegurado: 'parametrica.id', nombre: 'parametrica.nombre' },
  (buscado: string) => sql`
    select e.id as id_entidad, t.id as id_tipo_asegurado, r.nombre
    from parametrica r
    join entidad_empleadora e on e.codigo = r.codigo
    join parametrica t on t.grupo = 'TIPO_ASEGURADO' and t.codigo = r.sigla
    where r.grupo = 'TIPO_RENTISTA' and (
      r.id::text = ${buscado}
      or sin_acentos(${buscado}) in (sin_acentos(r.codigo), sin_acentos(r.sigla), sin_acentos(r.nombre)))
    order by r.id limit 1`,
);
