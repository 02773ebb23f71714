import { sql } from 'kysely';
import { deTabla, listar } from '../../db/columnas.ts';
import { type Fila, lista } from '../../db/sentencia.ts';

const NOMBRE = ['numero_documento', 'complemento', 'nombres', 'primer_apellido', 'segundo_apellido'] as const;

/** Lists the ids or texts that rows name, under the word that they name them with. */
export type Nombrados = Readonly<Record<string, readonly (number | string)[]>>;

const PERSONA_NOMBRADA = {
  de: 'text',
  cual: 'text',
  ...deTabla('persona', NOMBRE),
  /** If the row named no affiliation, any of the person's is given. */
  id_afiliacion: 'afiliacion.id?',
  tipo: 'afiliacion.tipo?',
} as const;

export type PersonaNombrada = Fila<typeof PERSONA_NOMBRADA>;

/** A file that was joined to another counts as the other. */
const deQuienQueda = (persona: string) =>
  sql.raw(`left join union_identidad u on u.id_sale = ${persona} and u.deshecha_en is null`);

/** Finds the people that rows tell of, each by its key, in one statement. */
export const personasNombradas = lista(
  'personasNombradas',
  PERSONA_NOMBRADA,
  ({
    afiliacion = [],
    persona = [],
    documento_persona = [],
    novedad = [],
    certificado = [],
    numero = [],
  }: Nombrados) => sql`
    select r.de, r.cual, ${listar('p', NOMBRE)}, a.id as id_afiliacion, a.tipo
    from (
      select 'afiliacion' as de, f.id::text as cual, f.id_persona, f.id as propia from afiliacion f
      where f.id = any (${afiliacion}::bigint[])
      union all select 'afiliacion', r.id::text, f.id_persona, f.id
      from afiliacion_repetida r join afiliacion f on f.id = r.id_queda where r.id = any (${afiliacion}::bigint[])
      union all select 'persona', k.id::text, coalesce(u.id_queda, k.id), null from unnest(${persona}::bigint[]) k (id)
      ${deQuienQueda('k.id')}
      union all select 'documento_persona', d.id::text, coalesce(u.id_queda, d.id_persona), null from documento_persona d
      ${deQuienQueda('d.id_persona')} where d.id = any (${documento_persona}::bigint[])
      union all select 'novedad', n.id::text, n.id_persona, n.id_afiliacion from novedad n where n.id = any (${novedad}::bigint[])
      union all select 'certificado', c.id::text, coalesce(u.id_queda, c.id_persona), null from certificado c
      ${deQuienQueda('c.id_persona')} where c.id = any (${certificado}::bigint[])
      union all select 'numero', p.numero_documento, p.id, null from persona p where p.numero_documento = any (${numero}::text[])
    ) r
    join persona p on p.id = r.id_persona
    left join lateral (
      select f.id, f.tipo from afiliacion f
      where f.id_persona = p.id and f.id = coalesce(r.propia, f.id) order by f.id desc limit 1
    ) a on true`,
);

const COSA_NOMBRADA = { de: 'text', cual: 'text', clave: 'text?', nombre: 'text' } as const;

export const cosasNombradas = lista(
  'cosasNombradas',
  COSA_NOMBRADA,
  ({
    usuario = [],
    rol = [],
    empresa = [],
    entidad_empleadora = [],
    parametrica = [],
    ente_gestor = [],
    establecimiento_salud = [],
    feriado = [],
    edad_limite = [],
    declaracion_poblacion = [],
  }: Nombrados) => sql`
    select 'usuario' as de, u.id::text as cual, u.username as clave, concat_ws(' ', u.paterno, nullif(u.materno, ''), u.nombres) as nombre
    from usuario u where u.id = any (${usuario}::integer[])
    union all select 'rol', r.codigo, null, r.nombre from rol r where r.codigo = any (${rol}::text[])
    union all select 'empresa', e.numero, e.codigo, e.nombre from entidad_empleadora e
    where e.tipo_codigo = 3100 and e.numero = any (${empresa}::text[])
    union all select 'entidad_empleadora', e.id::text, e.codigo, e.nombre from entidad_empleadora e
    where e.id = any (${entidad_empleadora}::bigint[])
    union all select 'parametrica', q.id::text, null, q.nombre from parametrica q where q.id = any (${parametrica}::integer[])
    union all select 'ente_gestor', g.id::text, g.sigla, g.nombre from ente_gestor g where g.id = any (${ente_gestor}::integer[])
    union all select 'establecimiento_salud', s.id::text, s.codigo_rues, s.nombre from establecimiento_salud s
    where s.id = any (${establecimiento_salud}::integer[])
    union all select 'feriado', d.id::text, to_char(d.fecha, 'DD/MM/YYYY'), d.nombre from feriado d where d.id = any (${feriado}::integer[])
    union all select 'edad_limite', e.id::text, e.codigo, e.edad || ' años desde el ' || to_char(e.vigente_desde, 'DD/MM/YYYY')
    from edad_limite e where e.id = any (${edad_limite}::integer[])
    union all select 'declaracion_poblacion', d.id::text, null, g.sigla || ' del ' || to_char(d.fecha, 'DD/MM/YYYY')
    from declaracion_poblacion d join ente_gestor g on g.id = d.id_ente_gestor
    where d.id = any (${declaracion_poblacion}::bigint[])`,
);
