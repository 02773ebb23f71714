/** A page of a list put in order by what one of its columns shows: of few rows, which no index has in that order. */
import { MAX_POR_ORDENAR, type OrdenDeColumna } from '@sgpa/domain/asegurado/lista-asegurados';
import { type RawBuilder, sql } from 'kysely';
import { estadoDeHoy } from '../afiliacion/atrasadas.queries.ts';
import { type Alcanzado, paginaDeLista } from './lista.queries.ts';

/** On afiliacion a and its persona p. A document's digits are a number: the shorter one comes first. */
const CLAVES: Readonly<Record<OrdenDeColumna, (f: Alcanzado) => RawBuilder<unknown>>> = {
  DOCUMENTO: () => sql`length(p.numero_documento), p.numero_documento, p.complemento`,
  EDAD: () => sql`p.fecha_nacimiento desc`,
  ESTADO: (f) => estadoDeHoy(f),
  EMPLEADOR: () => sql`(select e.nombre from entidad_empleadora e where e.id = a.id_entidad)`,
  NOMBRE: () =>
    sql`sin_acentos(concat_ws(' ', nullif(p.primer_apellido, ''), nullif(p.segundo_apellido, ''), p.nombres))`,
  DOCUMENTO_TITULAR: () => sql`(
    select lpad(tp.numero_documento, 15, '0') || tp.complemento
    from afiliacion ta join persona tp on tp.id = ta.id_persona where ta.id = a.id_titular)`,
  USUARIO: () => sql`(select u.username from usuario u where u.id = a.id_usuario_creacion)`,
};

/** Everybody whom the filter finds, in the list's own order; as many at most as are put in another one. */
const todas = (f: Alcanzado): RawBuilder<unknown> =>
  paginaDeLista({ ...f, orden: 'REGISTRO', pagina: 0, limite: MAX_POR_ORDENAR });

/** Ids of a page, of no more rows than {@link MAX_POR_ORDENAR}. */
export const paginaPorColumna = (f: Alcanzado, orden: OrdenDeColumna): RawBuilder<{ id: number }> => sql`
  select a.id
  from unnest(array(${todas(f)})) h (id) join afiliacion a on a.id = h.id join persona p on p.id = a.id_persona
  order by ${CLAVES[orden](f)}, a.fecha_registro desc, a.id desc offset ${f.pagina * f.limite} limit ${f.limite}`;
