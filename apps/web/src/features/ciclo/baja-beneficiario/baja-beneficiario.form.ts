import type { Cuerpo } from '@sgpa/contract/envios';
import type { BeneficiarioDetalle, DetalleAsegurado } from '@sgpa/contract/v1/detalle-asegurado';
import { type CamposBaja, type CasoDado, fechasDe, panelDe } from '../baja.form.ts';
import { referenciaDeBeneficiario } from '../referencia.ts';

/** Follows document 2 §3 Baja payload, and adds the holder's identifiers. */
export const toRequest = (
  form: CamposBaja,
  b: BeneficiarioDetalle,
  titular: DetalleAsegurado['resultado_persona'],
  caso: CasoDado,
): Cuerpo<'baja-beneficiario'> => ({
  ...referenciaDeBeneficiario(b, titular),
  ...fechasDe(form, caso),
  tipo_motivo: Number(form.motivo),
  descripcion_motivo: form.descripcion_motivo.trim() || null,
  opcion: panelDe(caso)?.opciones.length ? form.opcion : null,
});
