import type { DeclaracionPoblacion } from '@sgpa/api/db/db.generated';
import type { Db } from '@sgpa/api/db/pool';
import type { Cuerpo } from '@sgpa/contract/endpoints';
import { type Conteos, SIN_CONTAR } from '@sgpa/domain/declaracion/conteos';
import { partesDelDia } from '@sgpa/domain/declaracion/remision-declaracion';
import { fecha } from '@sgpa/domain/shared/fecha-civil';
import type { IdEnteGestor, IdUsuario } from '@sgpa/domain/shared/ids';
import { type Insertable, sql } from 'kysely';
import { AHORA } from './reloj.ts';

type Pedido = Cuerpo<'remision-declaracion'>;
type Panel = Pedido['poblacionDepartamento'][number];

/** Gives totals of a day, by default without departments. */
export const totalesDel = (dia: string, mas: Partial<Pedido> = {}): Pedido => ({
  ...SIN_CONTAR,
  ...partesDelDia(fecha(dia)),
  poblacionDepartamento: [],
  ...mas,
});

export const enDepartamento = (departamento: string, mas: Partial<Panel> = {}): Panel => ({
  ...SIN_CONTAR,
  departamento,
  regional: '',
  ...mas,
});

/** The five counts differ from each other, so that none can take another's place. */
export const CINCO: Conteos = {
  titularesValidos: 500,
  beneficiariosValidados: 700,
  titularesObservados: 11,
  beneficiarioObservado: 13,
  recienNacidos: 3,
};

/** Takes the demo data's declarations away, so that only a test's own are there. */
export const sinDeclaraciones = (db: Db): Promise<unknown> => db.deleteFrom('declaracion_poblacion').execute();

/** Moves recent events of the demo data a day back, so that only a test's own changes came since its counts. */
export const sinCambiosDeHoy = (db: Db): Promise<unknown> =>
  sql`update afiliacion_historia set ocurrido_en = ocurrido_en - interval '1 day'
    where ocurrido_en > ${AHORA}::timestamptz - interval '1 day'`.execute(db);

/** Writes a declaration as sent when due, with a department, for a day of which the demo data declares nothing. */
export async function declararEn(
  db: Db,
  id_ente_gestor: IdEnteGestor,
  id_usuario: IdUsuario,
  mas: Partial<Insertable<DeclaracionPoblacion>> = {},
): Promise<number> {
  const { id } = await db
    .insertInto('declaracion_poblacion')
    .values({ ...partesDelDia(fecha('2026-09-28')), id_ente_gestor, id_usuario, creado_en: AHORA, ...mas })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('declaracion_departamento')
    .values({ id_declaracion: id, id_departamento: 7, regional: '' })
    .execute();
  return id;
}
