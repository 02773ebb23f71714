import type { RespuestaAccion } from '@sgpa/contract/shared/respuestas';
import type { habilitacionDerechohabiente } from '@sgpa/contract/v1/habilitacion-derechohabiente';
import { aplicarAccion } from '@sgpa/domain/cobertura/acciones';
import { textoHabilitacion } from '@sgpa/domain/cobertura/textos-accion';
import { hoyEnLaPaz } from '@sgpa/domain/shared/fecha-civil';
import type { z } from 'zod';
import type { Contexto } from '../../../contexto.ts';
import type { Deps } from '../../../deps.ts';
import { RESPUESTA, Rechazo, realizarAccion } from '../../afiliacion/accion.service.ts';
import { escribirAccion } from '../../afiliacion/cambios.ts';
import { exigirVida, hallarBeneficiario, tomar } from '../../afiliacion/hallar.ts';
import type { Intencion } from '../../idempotencia/idempotencia.service.ts';
import { limpiarDetalle } from '../motivo.ts';
import { resolverRentista } from './rentista.ts';

type Pedido = z.output<typeof habilitacionDerechohabiente.request.body>;

/** Gives a beneficiary in cesantía or without the right one of their own, as a rentista (decisions §5). */
export function habilitarDerechohabiente(
  deps: Pick<Deps, 'db' | 'clock'>,
  contexto: Contexto,
  pedido: Pedido,
  intencion: Intencion | null,
): Promise<RespuestaAccion> {
  const ahora = deps.clock.ahora();
  const hoy = hoyEnLaPaz(ahora);
  const desde = pedido.fecha_inicio ?? hoy;
  // Here `codigo_entidad` is the type that the beneficiary gets, and `fecha_inicio` the first day of the own right.
  const clave = { ...pedido, codigo_entidad: pedido.codigo_entidad_titular, fecha_inicio: null };
  return realizarAccion(deps, contexto, intencion, async (trx) => {
    const fila = await tomar(trx, await hallarBeneficiario(trx, contexto, clave), pedido.version);
    await exigirVida(trx, fila);
    const { nombre, ...comoRentista } = await resolverRentista(trx, pedido.codigo_entidad);
    const resultado = aplicarAccion(fila, { tipo: 'habilitacion', fecha_inicio: desde }, hoy);
    if (!resultado.ok) throw new Rechazo(resultado.texto);
    const detalle_derechohabiente = limpiarDetalle(pedido.descripcion_motivo);
    const resto = { ...comoRentista, detalle_derechohabiente };
    await escribirAccion(trx, contexto, ahora, 'habilitacion-derechohabiente', [
      { fila, hechos: resultado.hechos, resto },
    ]);
    return { codigo_respuesta: RESPUESTA.HECHO, mensaje: textoHabilitacion(desde, nombre) };
  });
}
