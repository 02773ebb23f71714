import { ESTADOS, estadoDe } from '@sgpa/domain/cobertura/estados';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import type { Contexto } from '../../../contexto.ts';
import { conAlcance } from '../../../db/alcance.ts';
import type { Deps } from '../../../deps.ts';
import { momentoDe } from '../../../operacion.ts';
import { totalesPorEstado } from '../estadistica.queries.ts';

/** Chart rows: the header, then each state's name with its total; two codes of one name are one row. */
export async function totalPorEstado(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { alcance }: Contexto,
  idEnteGestor: number | null | undefined,
): Promise<[string, string | number][]> {
  if (idEnteGestor && !alcance.entes.includes(idEnteGestor)) throw new Rechazo('SIN_PERMISO');
  const entes = idEnteGestor ? [idEnteGestor] : alcance.entes;
  const { hoy } = momentoDe(clock);
  const filas = await conAlcance(db, alcance, (trx) => totalesPorEstado(trx, entes, alcance.idEmpleador, hoy));
  const totales = new Map<string, number>(ESTADOS.map(({ nombre }) => [nombre, 0]));
  for (const { estado, total } of filas) {
    const { nombre } = estadoDe(estado);
    totales.set(nombre, (totales.get(nombre) ?? 0) + total);
  }
  return [['Estado', 'Total'], ...totales];
}
