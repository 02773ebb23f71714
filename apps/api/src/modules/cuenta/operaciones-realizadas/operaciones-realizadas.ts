import type { OperacionRealizada } from '@sgpa/contract/v1/operaciones-realizadas';
import { descripcionOperacion } from '@sgpa/domain/cuenta/operaciones';
import type { Operacion } from '../../../operacion.ts';
import { operacionesDelDia } from '../cuenta.queries.ts';

/** Counts by kind what the user did today, in La Paz's time. */
export async function listarOperacionesDeHoy({ trx, contexto, hoy }: Operacion): Promise<OperacionRealizada[]> {
  const filas = await operacionesDelDia(trx, contexto.usuario.id, hoy);
  return filas.map(({ clave, cantidad }) => ({
    claveTipoOperacion: clave,
    cantidadOperacion: cantidad,
    descripcion: descripcionOperacion(clave),
  }));
}
