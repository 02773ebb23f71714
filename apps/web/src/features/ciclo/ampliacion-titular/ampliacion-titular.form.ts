import type { ampliacionTitular } from '@sgpa/contract/v1/ampliacion-titular';
import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';
import type { z } from 'zod';
import { type FormularioAmpliacion, pedidoDe } from '../ampliacion.form.ts';
import { claveDeTitular } from '../clave.ts';

export type PedidoAmpliacion = z.input<typeof ampliacionTitular.request.body>;

/** Document 2 §3 Holder ampliación payload. */
export const toRequest = (form: FormularioAmpliacion, fila: FilaAsegurado): PedidoAmpliacion => ({
  ...claveDeTitular(fila),
  ...pedidoDe(form),
});
