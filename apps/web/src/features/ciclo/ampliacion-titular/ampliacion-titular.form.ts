import type { Cuerpo } from '@sgpa/contract/envios';
import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';
import { type FormularioAmpliacion, pedidoDe } from '../ampliacion.form.ts';
import { referenciaDeTitular } from '../referencia.ts';

export type PedidoAmpliacion = Cuerpo<'ampliacion-titular'>;

/** Follows document 2 §3 Holder ampliación payload. */
export const toRequest = (form: FormularioAmpliacion, fila: FilaAsegurado): PedidoAmpliacion => ({
  ...referenciaDeTitular(fila),
  ...pedidoDe(form),
});
