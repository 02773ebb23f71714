import type { IdAfiliacion, IdEnteGestor, IdPersona, IdUsuario } from '@sgpa/domain/shared/ids';
import { sql, type Updateable } from 'kysely';
import type { Afiliacion } from '../../db/db.generated.ts';
import type { Trx } from '../../db/pool.ts';
import { lista, una } from '../../db/sentencia.ts';
import { CORREGIBLES } from '../afiliacion/columnas.ts';

/** Of these persons, who died: for everybody, or by the word of the managing entity. */
export const muertasEn = lista(
  'muertasEn',
  { id: 'persona.id' },
  (personas: readonly IdPersona[], idEnteGestor: IdEnteGestor) => sql`
    select p.id from persona p
    where p.id = any (${personas}::bigint[]) and (p.fallecido or exists (
      select from defuncion_declarada d where d.id_persona = p.id and d.id_ente_gestor = ${idEnteGestor}))`,
);

/** The affiliations under the new job, each with the one that it takes the place of. */
export const pasarFamilia = lista(
  'pasarFamilia',
  { id: 'afiliacion.id', id_origen: 'afiliacion.id' },
  (nueva: IdAfiliacion, cuales: readonly IdAfiliacion[], ahora: Date) =>
    sql`select * from familia_pasar(${nueva}, ${cuales}::bigint[], ${ahora})`,
);

/** What a person who came over with the holder has under the holder's new job (decisions §12 'Change of employer'). */
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

/** What it holds of what may be sent of it. */
export const datosDePasada = (trx: Trx, id: IdAfiliacion) =>
  trx
    .selectFrom('afiliacion')
    .select([...CORREGIBLES, 'exenta_de_edad'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** The data that were sent of it; it is held. */
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
