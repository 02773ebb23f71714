/** What a death or a change of employer ended, as the history keeps it: the parts that both statements share. */
import { type RawBuilder, sql } from 'kysely';

/** Whose affiliation it is, and by which employer; whether its bearer died is asked by each. */
export const DE_QUIEN = {
  id: 'afiliacion.id',
  nombre: 'text',
  numero_documento: 'persona.numero_documento',
  complemento: 'persona.complemento',
  parentesco: 'parametrica.nombre?',
  ente_gestor: 'ente_gestor.nombre',
  entidad: 'entidad_empleadora.nombre',
} as const;

export const SELECCION = sql`a.id, concat_ws(' ', nullif(p.primer_apellido, ''), nullif(p.segundo_apellido, ''), p.nombres) as nombre,
      p.numero_documento, p.complemento, pa.nombre as parentesco, g.nombre as ente_gestor, e.nombre as entidad`;

/** The affiliations `suyas`, each with its person. */
export const DE_SUYAS = sql`join afiliacion a on a.id = suyas.id
    join persona p on p.id = a.id_persona
    join ente_gestor g on g.id = a.id_ente_gestor
    join entidad_empleadora e on e.id = a.id_entidad
    left join parametrica pa on pa.id = a.id_parentesco`;

/** Whether anything but these happened to it after the entry h. */
export const cambiadaSalvo = (acciones: readonly string[]): RawBuilder<unknown> => sql`exists (
      select from afiliacion_historia d
      where d.id_afiliacion = a.id and d.id > h.id and d.accion not in (${sql.join(acciones.map(sql.lit))})) as cambiada`;

/** Dead for everybody, or for the managing entity of the affiliation. */
export const FALLECIDA = sql`(p.fallecido or exists (
      select from defuncion_declarada d where d.id_persona = p.id and d.id_ente_gestor = a.id_ente_gestor))`;
