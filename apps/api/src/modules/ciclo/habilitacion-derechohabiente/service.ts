import type { habilitacionDerechohabiente } from '@sgpa/contract/v1/habilitacion-derechohabiente';
import { aplicarAccion } from '@sgpa/domain/cobertura/acciones';
import { textoHabilitacion } from '@sgpa/domain/cobertura/textos-accion';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import type { z } from 'zod';
import type { Operacion } from '../../../operacion.ts';
import type { Afiliacion } from '../../afiliacion/afiliacion.queries.ts';
import { exigirVida, hallarBeneficiario } from '../../afiliacion/hallar.ts';
import { accionSobre, hecho } from '../accion.ts';
import { limpiarDetalle } from '../motivo.ts';
import { resolverRentista } from './rentista.ts';

type Pedido = z.output<typeof habilitacionDerechohabiente.request.body>;

/** Here `codigo_entidad` is the type that the beneficiary gets, and `fecha_inicio` the first day of the own right. */
const hallar = (op: Operacion, pedido: Pedido): Promise<Afiliacion> =>
  hallarBeneficiario(op, { ...pedido, codigo_entidad: pedido.codigo_entidad_titular, fecha_inicio: null });

/** Gives a beneficiary in cesantía or without the right one of their own, as a rentista (decisions §5). */
export const habilitarDerechohabiente = accionSobre(
  hallar,
  'habilitacion-derechohabiente',
  async ({ trx, hoy }, fila, pedido: Pedido) => {
    const desde = pedido.fecha_inicio ?? hoy;
    await exigirVida(trx, fila);
    const { nombre, ...comoRentista } = await resolverRentista(trx, pedido.codigo_entidad);
    const resultado = aplicarAccion(fila, { tipo: 'habilitacion', fecha_inicio: desde }, hoy);
    if (!resultado.ok) throw new Rechazo('REGLA_INCUMPLIDA', { razon: resultado.texto });
    const resto = { ...comoRentista, detalle_derechohabiente: limpiarDetalle(pedido.descripcion_motivo) };
    return { cambio: { fila, hechos: resultado.hechos, resto }, respuesta: hecho(textoHabilitacion(desde, nombre)) };
  },
);
