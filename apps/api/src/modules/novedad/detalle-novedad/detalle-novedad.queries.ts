import { sql } from 'kysely';
import { de, listar } from '../../../db/columnas.ts';
import { type Fila, lista, una } from '../../../db/sentencia.ts';
import { HECHOS } from '../../afiliacion/columnas.ts';
import { REGISTRO } from '../../afiliacion/registros-de-persona.queries.ts';
import { IDENTIDAD } from '../../persona/columnas.ts';

/** A novedad with the affiliation that it is about; the two have a state each. */
const SITUADA = {
  id_novedad: 'novedad.id',
  codigo: 'novedad.codigo',
  detalle: 'novedad.detalle',
  estado_novedad: 'novedad.estado',
  id_motivo_novedad: 'novedad.id_motivo_baja',
  ...de('afiliacion', ['id', 'id_ente_gestor', 'id_titular', ...HECHOS]),
  nombre_entidad: 'entidad_empleadora.nombre',
  tipo_asegurado: 'parametrica.codigo',
  parentesco: 'parametrica.nombre?',
} as const;

const LA_SITUADA = sql`n.id as id_novedad, n.codigo, n.detalle, n.estado as estado_novedad,
  n.id_motivo_baja as id_motivo_novedad, ${listar('a', ['id', 'id_ente_gestor', 'id_titular', ...HECHOS])},
  e.nombre as nombre_entidad, t.codigo as tipo_asegurado, pa.nombre as parentesco`;

const SUS_TABLAS = sql`
  join afiliacion a on a.id = n.id_afiliacion
  join entidad_empleadora e on e.id = a.id_entidad
  join parametrica t on t.id = a.id_tipo_asegurado
  left join parametrica pa on pa.id = a.id_parentesco`;

export type NovedadSituada = Fila<typeof SITUADA>;

/** The one that is asked for, open or not, with the person. */
export const novedadPedida = una(
  'novedadPedida',
  { ...SITUADA, ...de('persona', IDENTIDAD), nombre_ente_gestor: 'ente_gestor.nombre' },
  (id: number) => sql`
    select ${LA_SITUADA}, ${listar('p', IDENTIDAD)}, g.nombre as nombre_ente_gestor
    from novedad n ${SUS_TABLAS}
    join persona p on p.id = n.id_persona
    join ente_gestor g on g.id = a.id_ente_gestor
    where n.id = ${id}`,
);

/** What covers the same person in any managing entity, in the columns that the specification shows to everybody. */
export const registrosDeLaNovedad = lista(
  'registrosDeLaNovedad',
  REGISTRO,
  (id: number) => sql`
    select r.*
    from novedad n
    join persona p on p.id = n.id_persona
    cross join lateral estado_asegurado(p.numero_documento, p.complemento, p.fecha_nacimiento) r
    where n.id = ${id} and r.id_persona = p.id`,
);

/** What is open of the same person in the scope: the one asked for first, then by affiliation, the latest first. */
export const abiertasDeLaPersona = lista(
  'abiertasDeLaPersona',
  SITUADA,
  (id: number) => sql`
    select ${LA_SITUADA}
    from novedad n ${SUS_TABLAS}
    where n.id_persona = (select q.id_persona from novedad q where q.id = ${id}) and n.estado = 'ABIERTA'
    order by n.id <> ${id}, a.fecha_afiliacion desc, n.id`,
);
