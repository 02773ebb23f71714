import { llamar } from '../../../lib/llamar.ts';
import type { PedidoLista } from './registro-titular-lista.form.ts';

/** @param clave stays the same for every try of one intention: the server then writes once. */
export async function registrarDesdeLista(cuerpo: PedidoLista, clave: string) {
  const { data } = await llamar('registro-titular-lista', { body: cuerpo }, { clave });
  return data[0]?.estado_almacenamiento;
}
