import type { Cuerpo } from '@sgpa/contract/envios';
import type { RegistroTitular } from '@sgpa/contract/v2/actualizacion-titular';
import { llamar } from '../../../lib/llamar.ts';

export async function leerTitular(id: string, senal: AbortSignal): Promise<RegistroTitular> {
  const { data } = await llamar('actualizacion-titular/registro', { params: { code: Number(id) } }, { senal });
  return data;
}

export const actualizarTitular = (body: Cuerpo<'actualizacion-titular'>, clave: string) =>
  llamar('actualizacion-titular', { body }, { clave });
