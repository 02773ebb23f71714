import type { Causante } from '@sgpa/domain/asegurado/causa';
import type { IdAfiliacion } from '@sgpa/domain/shared/ids';
import { sql } from 'kysely';
import { type Fila, json, lista, una } from '../../../db/sentencia.ts';

export type Hechos = Record<string, unknown>;

interface Nombres {
  motivo: string | null;
  motivo_ampliacion: string | null;
  entidad: string | null;
  tipo_asegurado: string | null;
  parentesco: string | null;
  /** Names of the person's ficha, work and establishment are absent where there is no code. */
  genero?: string;
  estado_civil?: string;
  departamento?: string;
  municipio?: string;
  departamento_afiliacion?: string;
  establecimiento?: string;
  departamento_empleador?: string;
  municipio_empleador?: string;
}

const FILA_HISTORIA = {
  accion: 'afiliacion_historia.accion',
  /** The user is null when the system did it, and empty for a reader who may not see staff names. */
  usuario: 'text?',
  ocurrido_en: 'afiliacion_historia.ocurrido_en',
  estado_antes: 'afiliacion_historia.estado_antes',
  estado_despues: 'afiliacion_historia.estado_despues',
  antes: json<Hechos | null>(),
  despues: json<Hechos>(),
  nombres_antes: json<Nombres>(),
  nombres_despues: json<Nombres>(),
  /** The affiliation that this one followed lacks what the scope does not hold of it. */
  causante: json<Causante | null>(),
} as const;

export type FilaHistoria = Fila<typeof FILA_HISTORIA>;

const nombresDe = (hechos: string) =>
  sql.raw(`(select jsonb_build_object(
        'motivo', (select nombre from parametrica where id = (${hechos} ->> 'id_motivo_baja')::integer),
        'motivo_ampliacion',
          (select nombre from parametrica where id = (${hechos} ->> 'id_motivo_ampliacion')::integer),
        'entidad', (select nombre from entidad_empleadora where id = (${hechos} ->> 'id_entidad')::bigint),
        'tipo_asegurado', (select nombre from parametrica where id = (${hechos} ->> 'id_tipo_asegurado')::integer),
        'parentesco', (select nombre from parametrica where id = (${hechos} ->> 'id_parentesco')::integer))
      || jsonb_strip_nulls(jsonb_build_object(
        'genero', (select nombre from parametrica where id = (${hechos} #>> '{persona,id_genero}')::integer),
        'estado_civil', (select nombre from parametrica where id = (${hechos} #>> '{persona,id_estado_civil}')::integer),
        'departamento', (select nombre from departamento where id = (${hechos} #>> '{persona,id_departamento}')::integer),
        'municipio', (select nombre from municipio where codigo_ine = ${hechos} #>> '{persona,codigo_municipio}'),
        'departamento_afiliacion',
          (select nombre from departamento where id = (${hechos} ->> 'id_departamento')::integer),
        'establecimiento',
          (select nombre from establecimiento_salud where id = (${hechos} ->> 'id_establecimiento')::integer),
        'departamento_empleador',
          (select nombre from departamento where id = (${hechos} ->> 'id_departamento_trabajo')::integer),
        'municipio_empleador',
          (select nombre from municipio where codigo_ine = ${hechos} ->> 'codigo_municipio_trabajo'))))`);

const NOMBRES_ANTES = nombresDe('h.antes');
const NOMBRES_DESPUES = nombresDe('h.despues');

export const historiaDe = lista(
  'historiaDe',
  FILA_HISTORIA,
  // Row security hides users of the authority and of other entities: only for those few a slower function is called.
  (id: IdAfiliacion) => sql`
    select h.accion, h.ocurrido_en, h.estado_antes, h.estado_despues, h.antes, h.despues,
      case when h.id_usuario is null then null else coalesce(
        u.username, (select q.username from historia_usuarios(h.id_afiliacion) q where q.id = h.id), '') end as usuario,
      ${NOMBRES_ANTES} as nombres_antes,
      ${NOMBRES_DESPUES} as nombres_despues,
      case when h.id_afiliacion_causa is not null then jsonb_build_object(
        'propia', coalesce(c.id_persona = a.id_persona, false),
        'nombre', nullif(concat_ws(' ', nullif(p.primer_apellido, ''), nullif(p.segundo_apellido, ''), p.nombres), ''),
        'entidad', e.nombre) end as causante
    from afiliacion_historia h
    join afiliacion a on a.id = h.id_afiliacion
    left join usuario u on u.id = h.id_usuario
    left join afiliacion c on c.id = h.id_afiliacion_causa
    left join persona p on p.id = c.id_persona
    left join entidad_empleadora e on e.id = c.id_entidad
    where h.id_afiliacion = ${id}
    order by h.id`,
);

/** Reads the affiliation's managing entity; there is no row outside of the scope. */
export const enteDe = una(
  'enteDe',
  { id_ente_gestor: 'afiliacion.id_ente_gestor' },
  (id: IdAfiliacion) => sql`select id_ente_gestor from afiliacion where id = ${id}`,
);
