import { aplicarAccion } from '@sgpa/domain/cobertura/acciones';
import { FALTA_FECHA_AMPLIACION } from '@sgpa/domain/cobertura/formulario-ampliacion';
import type { Trx } from '../../db/pool.ts';
import { Rechazo } from '../afiliacion/accion.service.ts';
import type { Afiliacion } from '../afiliacion/afiliacion.queries.ts';
import type { Cambio } from '../afiliacion/cambios.ts';
import { exigirVida } from '../afiliacion/hallar.ts';
import { campoInvalido, limpiarDetalle, resolverMotivo } from './motivo.ts';

interface PedidoAmpliacion {
  tipo_motivo: number | string;
  descripcion_motivo?: string | null;
  fecha_fin_ampliacion?: string | null;
}

/** What an ampliación does to a held affiliation, by the rules; nothing is written. */
export async function decidirAmpliacion(
  trx: Trx,
  fila: Afiliacion,
  pedido: PedidoAmpliacion,
  hoy: string,
): Promise<Omit<Cambio, 'accion'> & { hasta: string }> {
  await exigirVida(trx, fila);
  const id_motivo_ampliacion = await resolverMotivo(trx, 'MOTIVO_AMPLIACION', pedido.tipo_motivo);
  const { fecha_fin_ampliacion: hasta = null } = pedido;
  if (hasta === null) throw campoInvalido('fecha_fin_ampliacion', FALTA_FECHA_AMPLIACION);
  const resultado = aplicarAccion(fila, { tipo: 'ampliacion', fecha_ampliacion: hasta }, hoy);
  if (!resultado.ok) throw new Rechazo(resultado.texto);
  const detalle_ampliacion = limpiarDetalle(pedido.descripcion_motivo);
  return {
    ...{ fila, hechos: resultado.hechos, hasta },
    resto: { id_motivo_ampliacion, detalle_ampliacion },
  };
}
