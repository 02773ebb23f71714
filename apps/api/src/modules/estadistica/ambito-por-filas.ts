import { Rechazo } from '@sgpa/domain/errors/rechazo';
import type { IdEnteGestor, IdEntidad } from '@sgpa/domain/shared/ids';
import type { Operacion } from '../../operacion.ts';
import { type Ambito, ambitoDe } from './ambito.ts';
import { totalesPorEnte } from './estadistica.queries.ts';

/** Affiliations of one employer that are read for a chart: as many as other filters count (decisions §11). */
const MAX_LEIDAS = 10_000;

/**
 * Of a figure that no counter knows by employer (ages, days, users): its affiliations are read one by one, as many as that
 * answers at once. A larger employer is refused with the reason.
 */
export async function ambitoPorFilas(
  op: Operacion,
  idEnteGestor: IdEnteGestor | null | undefined,
  idEnteEmpleador: IdEntidad | null | undefined,
): Promise<Ambito> {
  const ambito = ambitoDe(op, idEnteGestor, idEnteEmpleador);
  if (ambito.entidad === null) return ambito;
  const suyas = (await totalesPorEnte(op.trx, ambito)).reduce((suma, { total }) => suma + total, 0);
  if (suyas > MAX_LEIDAS) throw new Rechazo('EMPLEADOR_GRANDE', { maximo: MAX_LEIDAS.toLocaleString('es-BO') });
  return ambito;
}
