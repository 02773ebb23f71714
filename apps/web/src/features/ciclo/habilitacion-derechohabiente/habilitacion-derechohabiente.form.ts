/** The form follows document 2 §2 Derechohabiente activation form, §3 Habilitación payload. */

import type { Cuerpo } from '@sgpa/contract/envios';
import type { BeneficiarioDetalle, DetalleAsegurado } from '@sgpa/contract/v1/detalle-asegurado';
import { revisarRequerido } from '@sgpa/domain/shared/campos';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { referenciaDeBeneficiario } from '../referencia.ts';

export interface FormularioHabilitacion {
  /** The code is one of the list TIPO_RENTISTA. */
  codigo_entidad: string;
  descripcion_motivo: string;
}

export const FORMULARIO_VACIO: FormularioHabilitacion = { codigo_entidad: '', descripcion_motivo: '' };

export type PedidoHabilitacion = Cuerpo<'habilitacion-derechohabiente'>;

export function revisarHabilitacion({
  codigo_entidad,
  descripcion_motivo,
}: FormularioHabilitacion): Partial<Record<keyof FormularioHabilitacion, string>> {
  const detalle = revisarRequerido(descripcion_motivo);
  return {
    ...(codigo_entidad === '' ? { codigo_entidad: 'Debe elegir el tipo de rentista.' } : {}),
    ...(detalle === null ? {} : { descripcion_motivo: detalle.texto }),
  };
}

/** The beneficiary's own right begins today. */
export const toRequest = (
  form: FormularioHabilitacion,
  b: BeneficiarioDetalle,
  titular: DetalleAsegurado['resultado_persona'],
  codigoEntidadTitular: string,
  hoy: FechaCivil,
): PedidoHabilitacion => ({
  ...referenciaDeBeneficiario(b, titular),
  codigo_entidad_titular: codigoEntidadTitular,
  codigo_entidad: form.codigo_entidad,
  descripcion_motivo: form.descripcion_motivo.trim(),
  fecha_inicio: hoy,
});
