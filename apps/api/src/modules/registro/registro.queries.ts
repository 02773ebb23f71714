import type { NumeroDocumento } from '@sgpa/domain/shared/documento';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { IdAfiliacion, IdEnteGestor, IdPersona, IdUsuario } from '@sgpa/domain/shared/ids';
import { type Insertable, sql, type Updateable } from 'kysely';
import { conAlias, deTabla, listar } from '../../db/columnas.ts';
import { lleva } from '../../db/con-documento.ts';
import type { Afiliacion } from '../../db/db.generated.ts';
import type { Trx } from '../../db/pool.ts';
import { type Fila, lista, una } from '../../db/sentencia.ts';
import { DE_CORRECCION, HECHOS } from '../afiliacion/cambios.queries.ts';
import { IDENTIDAD } from '../persona/persona.queries.ts';

const AFILIACION = ['id', 'id_persona', 'id_ente_gestor', 'id_entidad', 'id_titular', ...HECHOS] as const;

const FILA = {
  ...deTabla('afiliacion', AFILIACION),
  ...deTabla('persona', IDENTIDAD),
  codigo_entidad: 'entidad_empleadora.codigo',
  nombre_entidad: 'entidad_empleadora.nombre',
  tipo_asegurado: 'parametrica.codigo',
  parentesco: 'parametrica.nombre?',
  /** Everybody's mark counts, and so does the own word of the affiliation's managing entity. */
  fallecido: 'bool',
} as const;

export type FilaFamilia = Fila<typeof FILA>;

/** Lists the jobs and beneficiaries that the entity has of the holder of that affiliation, if it is in the scope. */
export const empleosYFamilia = lista(
  'empleosYFamilia',
  FILA,
  (id: IdAfiliacion) => sql`
    with suyas as (
      select s.id from afiliacion u
      join afiliacion s on s.id_persona = u.id_persona and s.id_ente_gestor = u.id_ente_gestor and s.tipo = 'TITULAR'
      where u.id = ${id} and u.tipo = 'TITULAR'
    )
    select ${listar('a', AFILIACION)}, ${listar('p', IDENTIDAD)}, e.codigo as codigo_entidad, e.nombre as nombre_entidad,
      t.codigo as tipo_asegurado, pa.nombre as parentesco, p.fallecido or dd.id_persona is not null as fallecido
    from afiliacion a
    join persona p on p.id = a.id_persona
    join entidad_empleadora e on e.id = a.id_entidad
    join parametrica t on t.id = a.id_tipo_asegurado
    left join parametrica pa on pa.id = a.id_parentesco
    left join defuncion_declarada dd on dd.id_persona = p.id and dd.id_ente_gestor = a.id_ente_gestor
    where a.id in (select id from suyas union all select b.id from suyas s join afiliacion b on b.id_titular = s.id)
    order by p.fecha_nacimiento, a.id`,
);

export const insertarAfiliacion = (trx: Trx, fila: Insertable<Afiliacion>) =>
  trx.insertInto('afiliacion').values(fila).returning('id');

/** Tells the managing entities of the new affiliation and of each other one; returns the novedades that were opened. */
export const abrirNovedadDobleAfiliacion = lista(
  'abrirNovedadDobleAfiliacion',
  { id: 'int8', id_ente_gestor: 'ente_gestor.id' },
  (nueva: IdAfiliacion, otras: readonly IdAfiliacion[], detalle: string, ahora: Date) => sql`
    select n.id, n.id_ente_gestor
    from unnest(${otras}::bigint[]) o (id)
    cross join lateral novedad_abrir_doble_afiliacion(${nueva}, o.id, ${detalle}, ${ahora}) n`,
);

/** Lists which of these persons died, for everybody or by the managing entity's word. */
export const muertasEn = lista(
  'muertasEn',
  { id: 'persona.id' },
  (personas: readonly IdPersona[], idEnteGestor: IdEnteGestor) => sql`
    select p.id from persona p
    where p.id = any (${personas}::bigint[]) and (p.fallecido or exists (
      select from defuncion_declarada d where d.id_persona = p.id and d.id_ente_gestor = ${idEnteGestor}))`,
);

/** Inserts the affiliations under the new job, and gives each with the one whose place it takes. */
export const pasarFamilia = lista(
  'pasarFamilia',
  { id: 'afiliacion.id', id_origen: 'afiliacion.id' },
  (nueva: IdAfiliacion, cuales: readonly IdAfiliacion[], ahora: Date) =>
    sql`select * from familia_pasar(${nueva}, ${cuales}::bigint[], ${ahora})`,
);

/** Finds what a person who came over with the holder has under the new job (acuerdos §12 'Change of employer'). */
export const pasadaConElTitular = una(
  'pasadaConElTitular',
  { id: 'afiliacion.id', fecha_afiliacion: 'afiliacion.fecha_afiliacion' },
  (idPersona: IdPersona, idTitular: IdAfiliacion) => sql`
    select a.id, a.fecha_afiliacion from afiliacion a
    where a.id_persona = ${idPersona} and a.id_titular = ${idTitular} and exists (
      select from afiliacion_historia h
      where h.id_afiliacion = a.id and h.accion = 'cambio-empleador' and h.estado_antes is null)
    order by a.id desc limit 1`,
);

/** Reads what goes over; `exenta_de_edad`: older than the age when its rule came, so that it does not end them. */
export const datosDePasada = (trx: Trx, id: IdAfiliacion) =>
  trx
    .selectFrom('afiliacion')
    .select([...DE_CORRECCION, 'exenta_de_edad'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** Writes the data that were sent; the row must be locked. */
export const guardarPasada = (
  trx: Trx,
  id: IdAfiliacion,
  datos: Updateable<Afiliacion>,
  idUsuario: IdUsuario,
  ahora: Date,
) =>
  trx
    .updateTable('afiliacion')
    .set({ ...datos, version: sql`version + 1`, id_usuario_modificacion: idUsuario, modificado_en: ahora })
    .where('id', '=', id);

interface Busqueda {
  numero: NumeroDocumento;
  complemento: string;
  /** Null stands for any birth date. */
  fechaNacimiento: FechaCivil | null;
  /** Null stands for every employer. */
  codigoEntidad: string | null;
  /** Null stands for every entity of the scope. */
  idEnteGestor: IdEnteGestor | null;
}

/** Lists affiliations in the scope with that document, as holder or beneficiary, the latest first. */
export const afiliacionesPorDocumento = (
  trx: Trx,
  { numero, complemento, fechaNacimiento, codigoEntidad, idEnteGestor }: Busqueda,
) =>
  trx
    .selectFrom('persona as p')
    .innerJoin('afiliacion as a', 'a.id_persona', 'p.id')
    .innerJoin('entidad_empleadora as e', 'e.id', 'a.id_entidad')
    .innerJoin('ente_gestor as g', 'g.id', 'a.id_ente_gestor')
    .innerJoin('parametrica as t', 't.id', 'a.id_tipo_asegurado')
    .select(['a.id', 'a.id_persona', 'a.id_ente_gestor', 'a.id_entidad'])
    .select(conAlias('a', HECHOS))
    .select(conAlias('p', IDENTIDAD))
    .select([
      'e.codigo as codigo_entidad',
      'e.nombre as nombre_entidad',
      'g.nombre as ente_gestor',
      't.nombre as tipo_asegurado',
    ])
    .where(lleva('p.id', { numero, complemento }, fechaNacimiento))
    .$if(codigoEntidad !== null, (q) => q.where('e.codigo', '=', codigoEntidad))
    .$if(idEnteGestor !== null, (q) => q.where('a.id_ente_gestor', '=', idEnteGestor))
    .orderBy('a.fecha_afiliacion', 'desc')
    .orderBy('a.id', 'desc');

export type FilaTitular = Awaited<ReturnType<ReturnType<typeof afiliacionesPorDocumento>['execute']>>[number];
