import type { OperacionRealizada } from '@sgpa/contract/v1/operaciones-realizadas';
import { descripcionOperacion } from '@sgpa/domain/cuenta/operaciones';
import { hoyEnLaPaz } from '@sgpa/domain/shared/fecha-civil';
import type { Contexto } from '../../../contexto.ts';
import { conAlcance } from '../../../db/alcance.ts';
import type { Deps } from '../../../deps.ts';
import { operacionesDelDia } from './operaciones.queries.ts';

/** What the user did today, in La Paz, counted by kind. */
export async function operacionesDeHoy(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { usuario, alcance }: Contexto,
): Promise<OperacionRealizada[]> {
  const hoy = hoyEnLaPaz(clock.ahora());
  const filas = await conAlcance(db, alcance, (trx) => operacionesDelDia(trx, usuario.id, hoy));
  return filas.map(({ clave, cantidad }) => ({
    claveTipoOperacion: clave,
    cantidadOperacion: cantidad,
    descripcion: descripcionOperacion(clave),
  }));
}
