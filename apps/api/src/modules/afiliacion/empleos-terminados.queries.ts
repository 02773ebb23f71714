import type { IdAfiliacion, IdEnteGestor, IdPersona } from '@sgpa/domain/shared/ids';
import { sql } from 'kysely';
import { lista, una } from '../../db/sentencia.ts';
import type { Afiliacion } from './afiliacion.queries.ts';

/** Former jobs that the beginning of this affiliation ended (decisions §12 'Change of employer'). */
export const empleosTerminadosPor = lista(
  'empleosTerminadosPor',
  { id: 'afiliacion.id', nombre_entidad: 'entidad_empleadora.nombre' },
  ({ id, id_persona, id_ente_gestor }: Pick<Afiliacion, 'id' | 'id_persona' | 'id_ente_gestor'>) => sql`
    select a.id, e.nombre as nombre_entidad
    from afiliacion a join entidad_empleadora e on e.id = a.id_entidad
    where a.id_persona = ${id_persona} and a.id_ente_gestor = ${id_ente_gestor} and exists (
      select from afiliacion_historia h
      where h.id_afiliacion = a.id and h.accion = 'cambio-empleador' and h.id_afiliacion_causa = ${id})
    order by a.id`,
);

/** First day of the new job that ended this affiliation; nothing where none did. */
export const empleoQueLaTermino = una(
  'empleoQueLaTermino',
  { fecha_afiliacion: 'afiliacion.fecha_afiliacion' },
  (id: IdAfiliacion) => sql`
    select c.fecha_afiliacion from afiliacion_historia h join afiliacion c on c.id = h.id_afiliacion_causa
    where h.id_afiliacion = ${id} and h.accion = 'cambio-empleador' and h.estado_antes is not null
    order by h.id desc limit 1`,
);

/** Who hangs on what a person has in a managing entity, in the order in which persons are held. */
export const personasDeLaFamilia = lista(
  'personasDeLaFamilia',
  { id_persona: 'afiliacion.id_persona' },
  (idPersona: IdPersona, idEnteGestor: IdEnteGestor) => sql`
    select distinct b.id_persona from afiliacion t join afiliacion b on b.id_titular = t.id
    where t.id_persona = ${idPersona} and t.id_ente_gestor = ${idEnteGestor} order by 1`,
);
