/** Finds a page of a list in another order than that of registration. */

import {
  ALCANZABLES_EN_ORDEN,
  type claveDeOrden,
  MAX_POR_ORDENAR,
  type OrdenDeColumna,
} from '@sgpa/domain/asegurado/lista-asegurados';
import type { IdAfiliacion } from '@sgpa/domain/shared/ids';
import { type RawBuilder, sql } from 'kysely';
import { lista } from '../../db/sentencia.ts';
import { estadoDeHoy } from '../afiliacion/atrasadas.queries.ts';
import { type Alcanzado, condiciones, contadorDelFiltro } from './condiciones.queries.ts';
import { ID, paginaDeLista } from './lista.queries.ts';
import { sinOtros } from './nombre.queries.ts';

/** Each order is an expression on afiliacion a and its persona p. */
const CLAVES: Readonly<Record<OrdenDeColumna, (f: Alcanzado) => RawBuilder<unknown>>> = {
  EDAD: () => sql`p.fecha_nacimiento desc`,
  ESTADO: (f) => estadoDeHoy(f),
  EMPLEADOR: () => sql`(select e.nombre from entidad_empleadora e where e.id = a.id_entidad)`,
  DOCUMENTO_TITULAR: () => sql`(
    select lpad(tp.numero_documento, 15, '0') || tp.complemento
    from afiliacion ta join persona tp on tp.id = ta.id_persona where ta.id = a.id_titular)`,
  USUARIO: () => sql`(select u.username from usuario u where u.id = a.id_usuario_creacion)`,
};

/** Selects whom the filter finds in the order of registration, at most as many as may be sorted otherwise. */
const todas = (f: Alcanzado): RawBuilder<unknown> =>
  paginaDeLista({ ...f, orden: 'REGISTRO', pagina: 0, limite: MAX_POR_ORDENAR });

/** Sorts no more rows than {@link MAX_POR_ORDENAR}. */
export const paginaPorColumna = (f: Alcanzado, orden: OrdenDeColumna): RawBuilder<{ id: IdAfiliacion }> => sql`
  select a.id
  from unnest(array(${todas(f)})) h (id) join afiliacion a on a.id = h.id join persona p on p.id = a.id_persona
  order by ${CLAVES[orden](f)}, a.fecha_registro desc, a.id desc offset ${f.pagina * f.limite} limit ${f.limite}`;

type EnOrden = NonNullable<ReturnType<typeof claveDeOrden>>;

const sentido = ({ alReves }: EnOrden): RawBuilder<unknown> => (alReves ? sql`desc` : sql`asc`);

const enOrden = (en: EnOrden, clave: RawBuilder<unknown>, id: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`order by ${clave} ${sentido(en)}, ${id} ${sentido(en)}`;

/** Reads the rows of each entity (table g) as far as the page's end. */
const recorridas = (f: Alcanzado, filas: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  unnest(${f.entes}::smallint[]) g (ente) cross join lateral (${filas} limit ${(f.pagina + 1) * f.limite})`;

/** Takes a page of rows x by their column `clave`. */
const pagina = (f: Alcanzado, en: EnOrden, filas: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select x.id from ${filas} x ${enOrden(en, sql`x.clave`, sql`x.id`)} offset ${f.pagina * f.limite} limit ${f.limite}`;

/** Finds a page in the order of the affiliation date; `recorre` merges the entities, each in the order of its index. */
export const idsPorAfiliacion = lista('idsPorAfiliacion', ID, (f: Alcanzado, en: EnOrden, recorre: boolean) => {
  const filas = sql`select a.id, a.fecha_afiliacion as clave from afiliacion a where ${condiciones(f)}`;
  const delEnte = sql`${filas} and a.id_ente_gestor = g.ente ${enOrden(en, sql`a.fecha_afiliacion`, sql`a.id`)}`;
  return pagina(f, en, recorre ? recorridas(f, delEnte) : sql`(${filas} offset 0)`);
});

/** Holds on afiliacion_nombre n, as a sub-select of one row: no plan begins with everybody whom the filter finds. */
const vale = (f: Alcanzado): RawBuilder<unknown> => {
  const { hallado } = f;
  if (!hallado && sinOtros(f)) return sql`true`;
  const suya = sql`(select ${condiciones(hallado?.comun ? { ...f, hallado: null } : f)}
    from afiliacion a where a.id = n.id_afiliacion)`;
  return hallado?.comun ? sql`n.palabras @@ ${hallado.comun}::tsquery and ${suya}` : suya;
};

/** Finds a page in the order of the person's name or document. */
export const idsPorPersona = lista(
  'idsPorPersona',
  { id: 'afiliacion_nombre.id_afiliacion' },
  (f: Alcanzado, en: EnOrden, recorre: boolean) => {
    const clave = en.clave === 'NOMBRE' ? sql`n.nombre` : sql`n.documento`;
    const delEnte = sql`select n.id_afiliacion as id, ${clave} as clave from afiliacion_nombre n
      where n.id_ente_gestor = g.ente and n.tipo = ${f.tipo} and ${vale(f)} ${enOrden(en, clave, sql`n.id_afiliacion`)}`;
    const halladas = sql`(select n.id_afiliacion as id, ${clave} as clave
      from unnest(array(select a.id from afiliacion a where ${condiciones(f)})) h (id)
      join afiliacion_nombre n on n.id_afiliacion = h.id)`;
    return pagina(f, en, recorre ? recorridas(f, delEnte) : halladas);
  },
);

/** `halladas` is how many rows the filter finds, `todas` how many its entities have of that type. */
export interface Cuantas {
  halladas: number;
  todas: number;
}

/** Up to this many rows are sorted at once. */
const POCAS = 50_000;
/** A common name's filters are tried on ten thousand bearers; if this many pass, a walk finds its page soon. */
const BASTANTES = 100;

/**
 * Decides whether to walk the index in its order up to the page and skip whom the filter does not find, instead of
 * sorting everybody whom it finds. States are spread over that order, but rows of some days may all stand at its other
 * end, and an employer's rows are in few entities, so that the others would be walked whole. How many bear a common
 * name is not known: if few of the counted ones pass the other filters, few do at all.
 */
function seRecorre(f: Alcanzado, { halladas, todas }: Cuantas): boolean {
  if (f.empleador !== null || (f.entidades.length > 0 && f.entes.length > 1)) return false;
  if (f.hallado?.comun) return sinOtros(f) || halladas >= BASTANTES;
  if (contadorDelFiltro(f) !== 'estado') return halladas > POCAS;
  return (f.pagina + 1) * f.limite * todas < halladas * halladas;
}

/** Finds a page in the order of a key; it is empty beyond {@link ALCANZABLES_EN_ORDEN}. */
export function paginaPorClave(pedida: Alcanzado, en: EnOrden, cuantas: Cuantas): RawBuilder<{ id: IdAfiliacion }> {
  const alcanza = pedida.pagina * pedida.limite < ALCANZABLES_EN_ORDEN;
  const f = alcanza ? pedida : { ...pedida, pagina: 0, limite: 0 };
  const ids = en.clave === 'AFILIACION' ? idsPorAfiliacion : idsPorPersona;
  return ids.sentencia.texto(f, en, seRecorre(f, cuantas));
}
