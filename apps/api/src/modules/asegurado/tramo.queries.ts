/** The whole list, walked a step at a time. */
import type { IdAfiliacion } from '@sgpa/domain/shared/ids';
import { type RawBuilder, sql } from 'kysely';
import type { FilaLista } from './asegurado.queries.ts';
import { type Comienzo, porOffset } from './comienzo.queries.ts';
import { type Alcanzado, contadorDelFiltro } from './condiciones.queries.ts';
import { idsFiltrados, idsPorEdad, idsPorEntidad, idsPorEstado, idsPorVencimiento } from './lista.queries.ts';

/** After a row, in the list's order: a row that came or went in between neither repeats nor hides another. */
export const tras = ({ id, fecha_registro }: Pick<FilaLista, 'id' | 'fecha_registro'>): Comienzo => ({
  con: sql``,
  desde: sql`and (a.fecha_registro, a.id) < (${fecha_registro}::date, ${id}::bigint)`,
  resto: sql`0`,
});

/**
 * Ids of the `limite` rows after one, or of the first ones: the whole list is walked so, a step at a time. A file is not put
 * in the order of a column, which its reader does.
 */
export function tramoDeLista(
  pedida: Alcanzado,
  anterior: Pick<FilaLista, 'id' | 'fecha_registro' | 'fin_cobertura' | 'fin_por_edad'> | undefined,
): RawBuilder<{ id: IdAfiliacion }> {
  if (pedida.orden === 'VENCIMIENTO') {
    const porFin = pedida.porEdad === null ? idsPorVencimiento : idsPorEdad;
    const fin = pedida.porEdad === null ? anterior?.fin_cobertura : anterior?.fin_por_edad;
    const tras = anterior && { tras: { fin: fin ?? null, id: anterior.id } };
    return porFin.sentencia.texto(pedida, { resto: sql`0`, ...tras });
  }
  const f: Alcanzado = { ...pedida, orden: 'REGISTRO' };
  const comienzo = anterior ? tras(anterior) : porOffset(0);
  switch (contadorDelFiltro(f)) {
    case 'estado':
      return idsPorEstado.sentencia.texto(f, comienzo);
    case 'entidad':
      return idsPorEntidad.sentencia.texto(f, comienzo);
    default:
      return idsFiltrados.sentencia.texto(f, comienzo);
  }
}
