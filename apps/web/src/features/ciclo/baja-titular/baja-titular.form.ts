import type { Cuerpo } from '@sgpa/contract/envios';
import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';
import { type CamposBaja, type CasoDado, fechasDe } from '../baja.form.ts';
import { referenciaDeTitular } from '../referencia.ts';

/** Follows document 2 §3 Baja payload. */
export const toRequest = (form: CamposBaja, fila: FilaAsegurado, caso: CasoDado): Cuerpo<'baja-titular'> => ({
  ...referenciaDeTitular(fila),
  ...fechasDe(form, caso),
  tipo_motivo: Number(form.motivo),
  descripcion_motivo: form.descripcion_motivo.trim() || null,
});
