/** Lists who is behind a figure of the register, by the same conditions that count it. */
import type { Conteo } from '@sgpa/domain/declaracion/conteos';
import { TIPO_DE_CONTEO } from '@sgpa/domain/declaracion/personas-declaracion';
import { mesDe } from '@sgpa/domain/estadistica/periodos';
import { type RawBuilder, sql } from 'kysely';
import { deTabla, listar } from '../../../db/columnas.ts';
import { type Fila, lista, valor } from '../../../db/sentencia.ts';
import { DE_OTROS_DIAS, HECHOS } from '../../afiliacion/cambios.queries.ts';
import { IDENTIDAD } from '../../persona/persona.queries.ts';
import type { DiaPorContar } from '../conteo-registro.queries.ts';
import { ABIERTA_ESE_DIA, AFILIADA_EN_EL_MES, CUBIERTA, NACIDA_EN_EL_MES } from '../quien-cuenta.queries.ts';

/** Names one of the day's five counts, for all departments, one of them, or (id null) people without one. */
export interface Cifra extends DiaPorContar {
  conteo: Conteo;
  departamento: { id: number | null } | null;
}

const PERSONA = {
  ...deTabla('persona', IDENTIDAD),
  ...deTabla('afiliacion', ['id', 'fecha_registro', ...HECHOS, ...DE_OTROS_DIAS]),
  sigla: 'departamento.sigla?',
} as const;

export type FilaPersona = Fila<typeof PERSONA>;

/** The planner uses the values of a row of constants in index conditions as if they were written there. */
const elDia = ({ id_ente_gestor, fecha }: Cifra): RawBuilder<unknown> => sql`(
  select ${id_ente_gestor}::smallint as id_ente_gestor, ${fecha}::date as fecha, ${mesDe(fecha)}::date as mes) d`;

function suyas({ conteo, departamento }: Cifra): RawBuilder<unknown> {
  const enSuLugar =
    departamento === null
      ? sql``
      : departamento.id === null
        ? sql`and a.id_departamento is null`
        : sql`and a.id_departamento = ${departamento.id}::smallint`;
  return sql`a.id_ente_gestor = d.id_ente_gestor and a.tipo = ${TIPO_DE_CONTEO[conteo]} ${enSuLugar} and ${CUBIERTA}`;
}

/** Finds the novedades that were open that day, among open and answered ones, each by its own index. */
const abiertasEseDia = (cifra: Cifra): RawBuilder<unknown> => sql`
  select n.id_afiliacion from novedad n, ${elDia(cifra)} where n.estado = 'ABIERTA' and ${ABIERTA_ESE_DIA}
  union all
  select n.id_afiliacion from novedad n, ${elDia(cifra)}
  where n.procesado_en > d.fecha::timestamp at time zone 'America/La_Paz' and n.estado <> 'ABIERTA' and ${ABIERTA_ESE_DIA}`;

/** There are few novedades: each affiliation is then found by its key, which `offset 0` makes sure of. */
const observadas = (cifra: Cifra): RawBuilder<unknown> => sql`
  from ${elDia(cifra)}
  cross join (select distinct id from unnest(array(${abiertasEseDia(cifra)})) v (id)) o
  cross join lateral (select a.* from afiliacion a where a.id = o.id and ${suyas(cifra)} offset 0) a
  where true`;

/** Reads an index in order and looks each row up until a page is full; `offset 0` keeps the planner from other ways. */
const sinObservar = (cifra: Cifra): RawBuilder<unknown> => sql`
  from ${elDia(cifra)} cross join afiliacion a
  where ${suyas(cifra)}
    and not exists (select from novedad n where n.id_afiliacion = a.id and ${ABIERTA_ESE_DIA} offset 0)`;

const nacidas = (cifra: Cifra): RawBuilder<unknown> => sql`
  from ${elDia(cifra)} cross join afiliacion a
  where ${suyas(cifra)} and ${AFILIADA_EN_EL_MES}
    and exists (select from persona p where p.id = a.id_persona and ${NACIDA_EN_EL_MES} offset 0)`;

const DE_CIFRA: Readonly<Record<Conteo, (cifra: Cifra) => RawBuilder<unknown>>> = {
  titularesValidos: sinObservar,
  beneficiariosValidados: sinObservar,
  titularesObservados: observadas,
  beneficiarioObservado: observadas,
  recienNacidos: nacidas,
};

/** All rows have one department; from `is null` alone the planner does not see that the index is in order. */
const EN_SU_INDICE = sql`a.id_departamento desc,`;

/** Counts up to `maximo` only. */
export const cuantasPersonas = valor(
  'cuantasPersonas',
  'int8',
  (cifra: Cifra, maximo: number) =>
    sql`select count(*) as valor from (select ${DE_CIFRA[cifra.conteo](cifra)} limit ${maximo}) q`,
);

/** Lists the latest affiliated first; `tras` is the row before the page's first one. */
export const paginaDePersonas = lista(
  'paginaDePersonas',
  PERSONA,
  (cifra: Cifra, tras: string | undefined, limite: number) => {
    const [dia = '', id = ''] = tras?.split('_') ?? [];
    const desde = tras === undefined ? sql`` : sql`and (a.fecha_afiliacion, a.id) < (${dia}::date, ${id}::bigint)`;
    return sql`
    select ${listar('p', IDENTIDAD)}, ${listar('a', ['id', 'fecha_registro', ...HECHOS, ...DE_OTROS_DIAS])}, l.sigla
    from unnest(array(
      select a.id ${DE_CIFRA[cifra.conteo](cifra)} ${desde}
      order by ${cifra.departamento === null ? sql`` : EN_SU_INDICE} a.fecha_afiliacion desc, a.id desc limit ${limite}
    )) with ordinality o (id, orden)
    join afiliacion a on a.id = o.id
    join persona p on p.id = a.id_persona
    left join departamento l on l.id = a.id_departamento
    order by o.orden`;
  },
);
