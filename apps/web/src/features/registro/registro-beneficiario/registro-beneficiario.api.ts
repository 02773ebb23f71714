import type { Cuerpo } from '@sgpa/contract/envios';
import { llamar } from '../../../lib/llamar.ts';

/** @param clave stays the same for every try of one intention: the server then writes once. */
export async function registrarBeneficiario(body: Cuerpo<'registro-beneficiario'>, clave: string) {
  const { data } = await llamar('registro-beneficiario', { body }, { clave });
  return data[0]?.estado_almacenamiento;
}
