import type { Cuerpo } from '@sgpa/contract/endpoints';
import { aplicarAccion } from '@sgpa/domain/cobertura/acciones';
import { FALTA_FECHA_AMPLIACION } from '@sgpa/domain/cobertura/ampliacion';
import { esLaMismaAmpliacion } from '@sgpa/domain/cobertura/mismo-hecho';
import { campoInvalido, Rechazo } from '@sgpa/domain/errors/rechazo';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { Operacion } from '../../operacion.ts';
import type { Afiliacion } from '../afiliacion/afiliacion.queries.ts';
import type { Efecto } from '../afiliacion/cambios.ts';
import { exigirVida } from '../afiliacion/hallar.ts';
import { limpiarDetalle, resolverMotivo } from './accion.ts';

export type PedidoAmpliacion = Pick<
  Cuerpo<'ampliacion-titular'>,
  'tipo_motivo' | 'descripcion_motivo' | 'fecha_fin_ampliacion'
>;

export const motivoDeAmpliacion = ({ trx }: Operacion, { tipo_motivo }: PedidoAmpliacion): Promise<number> =>
  resolverMotivo(trx, 'MOTIVO_AMPLIACION', tipo_motivo);

/** Gives the last day of the ampliación where the record already tells this very one; null otherwise. */
export function ampliacionRepetida(
  fila: Afiliacion,
  { fecha_fin_ampliacion: fecha_ampliacion = null }: PedidoAmpliacion,
  idMotivo: number,
): FechaCivil | null {
  return esLaMismaAmpliacion(fila, { idMotivo, fecha_ampliacion }) ? fecha_ampliacion : null;
}

/** Decides what an ampliación does to a locked affiliation, and writes nothing. */
export async function decidirAmpliacion(
  { trx, hoy }: Operacion,
  fila: Afiliacion,
  pedido: PedidoAmpliacion,
  id_motivo_ampliacion: number,
): Promise<{ cambio: Efecto; hasta: FechaCivil }> {
  await exigirVida(trx, fila);
  const { fecha_fin_ampliacion: hasta = null } = pedido;
  if (hasta === null) throw campoInvalido('fecha_fin_ampliacion', FALTA_FECHA_AMPLIACION);
  const resultado = aplicarAccion(fila, { tipo: 'ampliacion', fecha_ampliacion: hasta }, hoy);
  if (!resultado.ok) throw new Rechazo('REGLA_INCUMPLIDA', { razon: resultado.texto });
  const resto = { id_motivo_ampliacion, detalle_ampliacion: limpiarDetalle(pedido.descripcion_motivo) };
  return { cambio: { fila, hechos: resultado.hechos, resto }, hasta };
}
