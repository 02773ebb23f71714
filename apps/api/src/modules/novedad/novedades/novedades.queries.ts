import { sql } from 'kysely';
import { de, listar } from '../../../db/columnas.ts';
import { type Fila, lista } from '../../../db/sentencia.ts';
import { IDENTIDAD } from '../../persona/columnas.ts';
import { abiertas, elDepartamento, type FiltroNovedades } from '../novedad.queries.ts';

const FILA_NOVEDAD = {
  ...de('persona', IDENTIDAD),
  id: 'novedad.id',
  codigo: 'novedad.codigo',
  detalle: 'novedad.detalle',
  creado_en: 'novedad.creado_en',
  id_afiliacion: 'novedad.id_afiliacion',
  tipo: 'afiliacion.tipo',
  departamento: 'departamento.nombre?',
  sigla: 'ente_gestor.sigla',
} as const;

export type FilaNovedad = Fila<typeof FILA_NOVEDAD>;

/** None where there is no such department. */
export const departamentoDeNovedades = lista('departamentoDeNovedades', { id: 'departamento.id' }, (clave: string) =>
  elDepartamento(clave),
);

/** The newest first; a page is found in the index, and only its rows are read. */
export const paginaDeNovedades = lista(
  'paginaDeNovedades',
  FILA_NOVEDAD,
  (filtro: FiltroNovedades, pagina: number, limite: number) => sql`
    select ${listar('p', IDENTIDAD)}, n.id, n.codigo, n.detalle, n.creado_en, n.id_afiliacion, a.tipo, d.nombre as departamento,
      g.sigla
    from unnest(array(
      select n.id from novedad n where ${abiertas(filtro)} order by n.id desc
      limit ${limite} offset ${pagina * limite}::bigint
    )) with ordinality o (id, orden)
    join novedad n on n.id = o.id
    join persona p on p.id = n.id_persona
    join afiliacion a on a.id = n.id_afiliacion
    join ente_gestor g on g.id = a.id_ente_gestor
    left join departamento d on d.id = n.id_departamento
    order by o.orden`,
);
