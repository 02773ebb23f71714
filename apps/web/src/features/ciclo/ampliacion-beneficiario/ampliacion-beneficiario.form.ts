import type { Cuerpo } from '@sgpa/contract/envios';
import type { BeneficiarioDetalle, DetalleAsegurado } from '@sgpa/contract/v1/detalle-asegurado';
import { type FormularioAmpliacion, pedidoDe } from '../ampliacion.form.ts';
import { referenciaDeBeneficiario } from '../referencia.ts';

export type PedidoAmpliacion = Cuerpo<'ampliacion-beneficiario'>;

/** Follows document 2 §3 Beneficiary ampliación payload. */
export const toRequest = (
  form: FormularioAmpliacion,
  b: BeneficiarioDetalle,
  titular: DetalleAsegurado['resultado_persona'],
): PedidoAmpliacion => ({ ...referenciaDeBeneficiario(b, titular), ...pedidoDe(form) });
