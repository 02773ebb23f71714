import type { Cuerpo } from '@sgpa/contract/envios';
import type { BeneficiarioDetalle, DetalleAsegurado } from '@sgpa/contract/v1/detalle-asegurado';
import { type Caso, type FormularioBaja, fechasDe, panelDe } from '../baja.form.ts';
import { claveDeBeneficiario } from '../clave.ts';

export type PedidoBaja = Cuerpo<'baja-beneficiario'>;

/** Follows document 2 §3 Baja payload, and adds the holder's identifiers. */
export function toRequest(
  form: FormularioBaja,
  b: BeneficiarioDetalle,
  titular: DetalleAsegurado['resultado_persona'],
  caso: Caso,
): PedidoBaja {
  return {
    ...claveDeBeneficiario(b, titular),
    ...fechasDe(form, caso),
    tipo_motivo: Number(form.motivo),
    descripcion_motivo: form.descripcion_motivo.trim() || null,
    opcion: panelDe(caso)?.opciones.length ? form.opcion : null,
  };
}
