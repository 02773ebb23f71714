import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { IdAfiliacion, IdEnteGestor, IdPersona } from '@sgpa/domain/shared/ids';
import { sql } from 'kysely';
import type { Db, Trx } from '../../db/pool.ts';
import { desdeAfiliacion } from '../afiliacion/afiliacion.queries.ts';

/** Finds the declared death that has waited longest and was not asked about since `antesDe`. */
export const siguientePorConsultar = (db: Db, antesDe: Date) =>
  db
    .selectFrom('defuncion_declarada as d')
    .innerJoin('persona as p', 'p.id', 'd.id_persona')
    .select(['p.id', 'p.numero_documento', 'p.complemento', 'p.fecha_nacimiento', 'p.tipo_doc', 'p.fallecido'])
    .where((eb) => eb.or([eb('d.consultado_en', 'is', null), eb('d.consultado_en', '<', antesDe)]))
    .orderBy('d.consultado_en', (orden) => orden.asc().nullsFirst())
    .orderBy('d.id_persona')
    .limit(1)
    .executeTakeFirst();

export type PorConsultar = NonNullable<Awaited<ReturnType<typeof siguientePorConsultar>>>;

/** Notes the question in every managing entity's declaration of the death. */
export const anotarConsulta = (trx: Trx, idPersona: IdPersona, cuando: Date) =>
  trx.updateTable('defuncion_declarada').set({ consultado_en: cuando }).where('id_persona', '=', idPersona).execute();

/** Nobody need ask again about a person whose death binds everybody. */
export const NUNCA_MAS = new Date('9999-12-31T00:00:00Z');

/** Lists the entities that declared the death, the first one first. */
export const declaracionesDe = (trx: Trx, idPersona: IdPersona) =>
  trx
    .selectFrom('defuncion_declarada as d')
    .innerJoin('ente_gestor as g', 'g.id', 'd.id_ente_gestor')
    .select(['d.id_ente_gestor', 'd.fecha', 'g.nombre'])
    .where('d.id_persona', '=', idPersona)
    .orderBy('d.creado_en')
    .orderBy('d.id_ente_gestor')
    .execute();

/** Marks and locks the person; false when the death was confirmed or taken back meanwhile. */
export async function marcarPorSegip(trx: Trx, idPersona: IdPersona, fecha: FechaCivil | null, ahora: Date) {
  const { numUpdatedRows } = await trx
    .updateTable('persona')
    .set({
      fallecido: true,
      fecha_defuncion: fecha,
      defuncion_confirmada_por: 'SEGIP',
      defuncion_confirmada_en: ahora,
      modificado_en: ahora,
    })
    .where('id', '=', idPersona)
    .where('fallecido', '=', false)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('defuncion_declarada as d').select('d.id_persona').whereRef('d.id_persona', '=', 'persona.id')),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Locks all affiliations of a locked person, in every managing entity, in the order of ids. */
export const tomarTodasLasSuyas = (trx: Trx, idPersona: IdPersona) =>
  desdeAfiliacion(trx).where('a.id_persona', '=', idPersona).orderBy('a.id').forNoKeyUpdate('a').execute();

/** Answers the novedades that told or asked about the death while it was in doubt. */
export const responderDudas = (trx: Trx, idPersona: IdPersona, ahora: Date) =>
  trx
    .updateTable('novedad')
    .set({ estado: 'PROCESADA', procesado_en: ahora })
    .where('id_persona', '=', idPersona)
    .where('codigo', 'in', ['DEFUNCION', 'DEFUNCION_POR_CONFIRMAR'])
    // The state is a literal: the planner reads the partial index of open ones only so.
    .where('estado', '=', sql.lit('ABIERTA'))
    .returning(['id', 'id_ente_gestor'])
    .execute();

interface Aviso {
  id_ente_gestor: IdEnteGestor;
  id_persona: IdPersona;
  id_afiliacion: IdAfiliacion;
  detalle: string;
  creado_en: Date;
}

export const abrirAvisos = async (trx: Trx, avisos: readonly Aviso[]) =>
  avisos.length === 0
    ? []
    : trx
        .insertInto('novedad')
        .values(avisos.map((aviso) => ({ ...aviso, codigo: 'DEFUNCION' })))
        .returning(['id', 'id_ente_gestor', 'detalle'])
        .execute();
