import { sql } from 'kysely';
import { lista } from '../../db/sentencia.ts';

/** Former jobs that the beginning of this affiliation ended (decisions §12 'Change of employer'). */
export const empleosTerminadosPor = lista(
  'empleosTerminadosPor',
  { id: 'afiliacion.id', nombre_entidad: 'entidad_empleadora.nombre' },
  ({ id, id_persona, id_ente_gestor }: { id: number; id_persona: number; id_ente_gestor: number }) => sql`
    select a.id, e.nombre as nombre_entidad
    from afiliacion a join entidad_empleadora e on e.id = a.id_entidad
    where a.id_persona = ${id_persona} and a.id_ente_gestor = ${id_ente_gestor} and exists (
      select from afiliacion_historia h
      where h.id_afiliacion = a.id and h.accion = 'cambio-empleador' and h.id_afiliacion_causa = ${id})
    order by a.id`,
);
