/** The whole list, walked a step at a time. */
import type { OrdenDeLista } from '@sgpa/domain/asegurado/lista-asegurados';
import { type RawBuilder, sql } from 'kysely';
import { pedir } from '../../db/mensajes.ts';
import type { FilaLista } from './asegurado.queries.ts';
import {
  type Alcanzado,
  type Comienzo,
  contadorDelFiltro,
  idsFiltrados,
  idsPorEntidad,
  idsPorEstado,
  idsPorVencimiento,
  porOffset,
} from './lista.queries.ts';

/**
 * After a row, in the list's order; a file is not put in that of a column, which its reader does. A row
 * that came or went in between neither repeats nor hides another.
 */
export const tras = (
  { id, fecha_registro, fin_cobertura }: Pick<FilaLista, 'id' | 'fecha_registro' | 'fin_cobertura'>,
  orden: OrdenDeLista = 'REGISTRO',
): Comienzo => ({
  con: sql``,
  desde: {
    REGISTRO: sql`and (a.fecha_registro, a.id) < (${fecha_registro}::date, ${id}::bigint)`,
    VENCIMIENTO: sql`and (a.fin_cobertura, a.id) > (${fin_cobertura}::date, ${id}::bigint)`,
  }[orden === 'VENCIMIENTO' ? orden : 'REGISTRO'],
  resto: sql`0`,
});

/** Ids of the `limite` rows after one, or of the first ones: the whole list is walked so, a step at a time. */
export function tramoDeLista(
  pedida: Alcanzado,
  anterior: Parameters<typeof tras>[0] | undefined,
): RawBuilder<{ id: number }> {
  const f: Alcanzado = pedida.orden === 'VENCIMIENTO' ? pedida : { ...pedida, orden: 'REGISTRO' };
  const comienzo = anterior ? tras(anterior, f.orden) : porOffset(0);
  if (f.orden === 'VENCIMIENTO') return pedir(idsPorVencimiento, f, comienzo);
  switch (contadorDelFiltro(f)) {
    case 'estado':
      return pedir(idsPorEstado, f, comienzo);
    case 'entidad':
      return pedir(idsPorEntidad, f, comienzo);
    default:
      return pedir(idsFiltrados, f, comienzo);
  }
}
