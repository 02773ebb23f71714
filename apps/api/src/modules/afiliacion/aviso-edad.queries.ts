import { DIAS_DE_AVISO } from '@sgpa/domain/cobertura/edad';
import { AVISADOS_POR_EDAD, ESTADO } from '@sgpa/domain/cobertura/estados';
import { type FechaCivil, sumarDias } from '@sgpa/domain/shared/fecha-civil';
import type { IdAfiliacion } from '@sgpa/domain/shared/ids';
import { sql } from 'kysely';
import type { Trx } from '../../db/pool.ts';
import { lista, una } from '../../db/sentencia.ts';
import { desdeAfiliacion } from './afiliacion.queries.ts';

/** Locks, by id, the beneficiaries whose cover ends by age within the notice's days and who were not told yet. */
const porAvisar = (trx: Trx, hoy: FechaCivil) =>
  desdeAfiliacion(trx)
    .innerJoin('persona as p', 'p.id', 'a.id_persona')
    .select(({ ref }) => ref('a.fin_por_edad').$notNull().as('fin_por_edad'))
    .select(['p.nombres', 'p.primer_apellido', 'p.segundo_apellido'])
    // States are literals: the planner reads a partial index only so.
    .where((eb) => eb('a.estado', 'in', AVISADOS_POR_EDAD.map(eb.lit)))
    .where('a.fin_por_edad', 'is not', null)
    .where('a.fin_por_edad', '>=', hoy)
    .where('a.fin_por_edad', '<=', sumarDias(hoy, DIAS_DE_AVISO))
    // A cover that ends earlier for another reason is not told of.
    .where((eb) =>
      eb.or([eb('a.fin_cobertura', '=', eb.ref('a.fin_por_edad')), eb('a.estado', '=', ESTADO.DERECHOHABIENTE)]),
    )
    .where((eb) => eb.or([eb('a.fin_cobertura', 'is', null), eb('a.fin_cobertura', '>=', hoy)]))
    .where(({ fn, not }) => not(fn<boolean>('edad_avisada', ['a.id', 'a.fin_por_edad'])))
    .orderBy('a.id')
    .forNoKeyUpdate('a');

export type PorAvisar = Awaited<ReturnType<typeof tomarPorAvisar>>[number];

/** Takes up to `limite` rows after `desde`; it waits for rows that others lock, or skips them. */
export const tomarPorAvisar = (trx: Trx, hoy: FechaCivil, desde: IdAfiliacion, limite: number, esperar: boolean) =>
  porAvisar(trx, hoy)
    .where('a.id', '>', desde)
    .limit(limite)
    .$if(!esperar, (q) => q.skipLocked())
    .execute();

export const tomarLaPorAvisar = (trx: Trx, hoy: FechaCivil, id: IdAfiliacion): Promise<PorAvisar[]> =>
  porAvisar(trx, hoy).where('a.id', '=', id).execute();

/** An affiliation has one open novedad of this code: its former detail is overwritten. */
export const abrirNovedadesEdad = lista(
  'abrirNovedadesEdad',
  { id: 'novedad.id', id_ente_gestor: 'novedad.id_ente_gestor', detalle: 'novedad.detalle' },
  (avisos: readonly { id: IdAfiliacion; detalle: string }[], ahora: Date) => sql`
    insert into novedad as n (codigo, id_ente_gestor, id_persona, id_afiliacion, detalle, creado_en)
    select 'EDAD', a.id_ente_gestor, a.id_persona, a.id, x.detalle, ${ahora}
    from jsonb_to_recordset(${JSON.stringify(avisos)}::jsonb) x (id bigint, detalle text)
    join afiliacion a on a.id = x.id
    order by a.id
    on conflict (id_afiliacion, codigo) where estado = 'ABIERTA' do update
      set detalle = excluded.detalle, creado_en = excluded.creado_en
    returning n.id, n.id_ente_gestor, n.detalle`,
);

/** Reads the facts that decide until which age a beneficiary keeps the right. */
export const deQuienDepende = una(
  'deQuienDepende',
  {
    fecha_nacimiento: 'persona.fecha_nacimiento',
    parentesco: 'parametrica.codigo',
    exenta_de_edad: 'afiliacion.exenta_de_edad',
  },
  (idAfiliacion: IdAfiliacion) => sql`
    select p.fecha_nacimiento, k.codigo as parentesco, a.exenta_de_edad
    from afiliacion a join persona p on p.id = a.id_persona join parametrica k on k.id = a.id_parentesco
    where a.id = ${idAfiliacion}`,
);
