import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { type RawBuilder, sql } from 'kysely';
import { deTabla, listar } from '../../db/columnas.ts';
import { lleva } from '../../db/con-documento.ts';
import { type Fila, json, lista, una } from '../../db/sentencia.ts';
import { HECHOS } from '../afiliacion/cambios.queries.ts';
import { IDENTIDAD } from '../persona/persona.queries.ts';

/** Rows of the list, the details and the beneficiaries have these of an affiliation. */
const AFILIACION = ['id', 'version', 'id_ente_gestor', ...HECHOS] as const;
const PERSONA = [...IDENTIDAD, 'saneado'] as const;

const ASEGURADO = {
  ...deTabla('afiliacion', AFILIACION),
  ...deTabla('persona', PERSONA),
  /** Everybody's mark counts, and so does the own word of the affiliation's managing entity. */
  fallecido: 'bool',
  fecha_defuncion: 'persona.fecha_defuncion?',
  codigo_entidad: 'entidad_empleadora.codigo',
  tipo_asegurado: 'parametrica.nombre',
} as const;

type Asegurado = Fila<typeof ASEGURADO>;
type TitularDeFila = Pick<Asegurado, (typeof HECHOS)[number] | 'codigo_entidad'> &
  Pick<Asegurado, 'tipo_documento' | 'numero_documento' | 'complemento' | 'fecha_nacimiento'>;

/** The list is ordered by these, and an export walks on after a row by them. */
const ORDENAN = ['fecha_registro', 'fin_cobertura'] as const;

const FILA_LISTA = {
  ...ASEGURADO,
  ...deTabla('afiliacion', ORDENAN),
  sigla_genero: 'parametrica.sigla?',
  nombre_entidad: 'entidad_empleadora.nombre',
  parentesco: 'parametrica.nombre?',
  sigla_ente: 'ente_gestor.sigla',
  sigla_departamento: 'departamento.sigla',
  usuario_creacion: 'usuario.username?',
  titular: json<TitularDeFila | null>(),
  /** The holder's id is null in a holder's own row. */
  id_titular: 'afiliacion.id_titular?',
} as const;

export type FilaLista = Fila<typeof FILA_LISTA>;

const DE_A = listar('a', AFILIACION);
const DE_P = sql`${listar('p', PERSONA)}, p.fallecido or dd.id_persona is not null as fallecido,
    case when p.fallecido then p.fecha_defuncion else dd.fecha end as fecha_defuncion`;
/** Joins, after persona p, the word that the affiliation's managing entity gave of a death. */
const SU_PALABRA = sql`
    left join defuncion_declarada dd on dd.id_persona = p.id and dd.id_ente_gestor = a.id_ente_gestor`;

/** A list of holders leaves these joins out, since row security makes them expensive. */
const DEL_TITULAR_DE_FILA = {
  TITULAR: { columnas: sql`null::jsonb as titular, null::bigint as id_titular`, tablas: sql`` },
  BENEFICIARIO: {
    columnas: sql`case when ta.id is not null then jsonb_build_object(
        'tipo', ta.tipo, 'estado', ta.estado, 'fecha_afiliacion', ta.fecha_afiliacion, 'fecha_baja', ta.fecha_baja,
        'fecha_cesantia', ta.fecha_cesantia, 'fecha_ampliacion', ta.fecha_ampliacion,
        'fecha_derechohabiente', ta.fecha_derechohabiente, 'tipo_documento', tp.tipo_documento,
        'numero_documento', tp.numero_documento, 'complemento', tp.complemento,
        'fecha_nacimiento', tp.fecha_nacimiento, 'codigo_entidad', te.codigo) end as titular, a.id_titular`,
    tablas: sql`
    left join afiliacion ta on ta.id = a.id_titular
    left join persona tp on tp.id = ta.id_persona
    left join entidad_empleadora te on te.id = ta.id_entidad`,
  },
} as const;

/** Reads the rows of a page of one type, in the page's order; `pagina` is the statement that finds their ids. */
export const filasDeLista = lista(
  'filasDeLista',
  FILA_LISTA,
  (pagina: RawBuilder<unknown>, tipo: keyof typeof DEL_TITULAR_DE_FILA) => sql`
    select ${DE_A}, ${listar('a', ORDENAN)}, ${DE_P}, ge.sigla as sigla_genero,
      e.codigo as codigo_entidad, e.nombre as nombre_entidad, t.nombre as tipo_asegurado, pa.nombre as parentesco,
      g.sigla as sigla_ente, d.sigla as sigla_departamento,
      u.username as usuario_creacion, ${DEL_TITULAR_DE_FILA[tipo].columnas}
    from unnest(array(${pagina})) with ordinality o (id, orden)
    join afiliacion a on a.id = o.id
    join persona p on p.id = a.id_persona${SU_PALABRA}
    join entidad_empleadora e on e.id = a.id_entidad
    join ente_gestor g on g.id = a.id_ente_gestor
    join departamento d on d.id = coalesce(a.id_departamento, g.id_departamento)
    join parametrica t on t.id = a.id_tipo_asegurado
    left join parametrica pa on pa.id = a.id_parentesco
    left join parametrica ge on ge.id = p.id_genero
    left join usuario u on u.id = a.id_usuario_creacion${DEL_TITULAR_DE_FILA[tipo].tablas}
    order by o.orden`,
);

const FILA_DETALLE = {
  ...ASEGURADO,
  id_persona: 'afiliacion.id_persona',
  matricula: 'afiliacion.matricula',
  genero: 'parametrica.nombre?',
  nombre_entidad: 'entidad_empleadora.nombre',
  sigla_ente: 'ente_gestor.sigla',
  ente_gestor: 'ente_gestor.nombre',
  establecimiento: 'establecimiento_salud.nombre?',
  motivo_baja: 'parametrica.nombre?',
  /** The beginning of this affiliation ended the row's own, unless a review gave it back. */
  siguiente: 'afiliacion_historia.id_afiliacion_causa',
  /** One affiliation was asked for; the others are the person's further ones in the same entity. */
  pedida: 'bool',
} as const;

export type FilaDetalle = Fila<typeof FILA_DETALLE>;

interface ReferenciaDicha {
  numero: string;
  complemento: string;
  fechaNacimiento: FechaCivil;
  codigoEntidad: string;
  fechaAfiliacion: FechaCivil;
  /** Null asks in every managing entity of the scope. */
  siglaEnteGestor: string | null;
}

const DEL_TITULAR = sql`
    from persona p
    join afiliacion a on a.id_persona = p.id and a.tipo = 'TITULAR'
    join entidad_empleadora e on e.id = a.id_entidad
    join ente_gestor g on g.id = a.id_ente_gestor`;

const condicion = ({ numero, complemento, fechaNacimiento, siglaEnteGestor }: ReferenciaDicha) => sql`
    ${lleva('p.id', { numero, complemento }, fechaNacimiento)}
      and ${siglaEnteGestor === null ? sql`true` : sql`g.sigla = ${siglaEnteGestor}`}`;

const pedida = ({ codigoEntidad, fechaAfiliacion }: ReferenciaDicha) =>
  sql`e.codigo = ${codigoEntidad} and a.fecha_afiliacion = ${fechaAfiliacion}`;

/** Lists the holder's affiliations in the scope, the one that was asked for first. */
export const afiliacionesDelTitular = lista(
  'afiliacionesDelTitular',
  FILA_DETALLE,
  (dicha: ReferenciaDicha) => sql`
    select ${DE_A}, a.id_persona, a.matricula, ${DE_P}, ge.nombre as genero,
      e.codigo as codigo_entidad, e.nombre as nombre_entidad, t.nombre as tipo_asegurado,
      g.sigla as sigla_ente, g.nombre as ente_gestor, s.nombre as establecimiento,
      mb.nombre as motivo_baja, cambio.causa as siguiente, ${pedida(dicha)} as pedida
    ${DEL_TITULAR}${SU_PALABRA}
    join parametrica t on t.id = a.id_tipo_asegurado
    left join parametrica ge on ge.id = p.id_genero
    left join establecimiento_salud s on s.id = a.id_establecimiento
    left join parametrica mb on mb.id = a.id_motivo_baja
    left join lateral (
      select h.id_afiliacion_causa as causa from afiliacion_historia h
      where h.id_afiliacion = a.id and h.accion = 'cambio-empleador' and h.estado_antes is not null and not exists (
        select from afiliacion_historia c where c.id_afiliacion = a.id and c.id > h.id
          and c.accion = 'revision-afiliacion' and c.id_afiliacion_causa = h.id_afiliacion_causa)
      order by h.id desc limit 1
    ) cambio on true
    where ${condicion(dicha)}
    order by pedida desc, a.fecha_afiliacion desc, a.id desc`,
);

const FILA_BENEFICIARIO = {
  ...ASEGURADO,
  id_titular: 'afiliacion.id_titular',
  parentesco: 'parametrica.nombre',
} as const;

export type FilaBeneficiario = Fila<typeof FILA_BENEFICIARIO>;

/** Lists the beneficiaries of every affiliation that `afiliacionesDelTitular` finds. */
export const beneficiariosDelTitular = lista(
  'beneficiariosDelTitular',
  FILA_BENEFICIARIO,
  (dicha: ReferenciaDicha) => sql`
    select ${DE_A}, a.id_titular, ${DE_P}, pa.nombre as parentesco,
      e.codigo as codigo_entidad, t.nombre as tipo_asegurado
    from afiliacion a
    join persona p on p.id = a.id_persona${SU_PALABRA}
    join parametrica pa on pa.id = a.id_parentesco
    join entidad_empleadora e on e.id = a.id_entidad
    join parametrica t on t.id = a.id_tipo_asegurado
    where a.id_titular = any (array(select a.id ${DEL_TITULAR} where ${condicion(dicha)}))
    order by p.fecha_nacimiento, a.id`,
);

const FICHA = {
  ...deTabla('ficha_persona', ['correo_electronico', 'telefono_domicilio', 'telefono_movil', 'direccion', 'foto']),
  genero: 'parametrica.nombre?',
  estado_civil: 'parametrica.nombre?',
  departamento: 'departamento.nombre?',
  municipio: 'municipio.nombre?',
} as const;

export type FilaFicha = Fila<typeof FICHA>;

/** Reads what the managing entity of the affiliation that was asked for keeps of the person. */
export const fichaDelTitular = una(
  'fichaDelTitular',
  FICHA,
  (dicha: ReferenciaDicha) => sql`
    select ge.nombre as genero, c.nombre as estado_civil, d.nombre as departamento, m.nombre as municipio,
      f.correo_electronico, f.telefono_domicilio, f.telefono_movil, f.direccion, f.foto
    from ficha_persona f
    left join parametrica ge on ge.id = f.id_genero
    left join parametrica c on c.id = f.id_estado_civil
    left join departamento d on d.id = f.id_departamento
    left join municipio m on m.codigo_ine = f.codigo_municipio
    where (f.id_persona, f.id_ente_gestor) = (
      select a.id_persona, a.id_ente_gestor ${DEL_TITULAR} where ${condicion(dicha)} and ${pedida(dicha)}
      order by a.fecha_afiliacion desc, a.id desc limit 1)`,
);
