import type { Cuerpo } from '@sgpa/contract/envios';
import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';
import { type Caso, type FormularioBaja, fechasDe } from '../baja.form.ts';
import { claveDeTitular } from '../clave.ts';

export type PedidoBaja = Cuerpo<'baja-titular'>;

/** Follows document 2 §3 Baja payload. */
export function toRequest(form: FormularioBaja, fila: FilaAsegurado, caso: Caso): PedidoBaja {
  return {
    ...claveDeTitular(fila),
    ...fechasDe(form, caso),
    tipo_motivo: Number(form.motivo),
    descripcion_motivo: form.descripcion_motivo.trim() || null,
  };
}
