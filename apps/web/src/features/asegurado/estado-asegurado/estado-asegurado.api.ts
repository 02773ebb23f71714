import type { Cuerpo } from '@sgpa/contract/endpoints';
import type { RegistroAsegurado } from '@sgpa/contract/v1/estado-asegurado';
import { llamar } from '../../../lib/llamar.ts';

export type ConsultaEstado = Cuerpo<'estado-asegurado'>;

/** What the insured-population database says of a person; empty when it does not know them. */
export async function consultarEstado(consulta: ConsultaEstado): Promise<RegistroAsegurado[]> {
  const { status, data } = await llamar('estado-asegurado', { body: consulta });
  // 200 means found.
  return status === 200 ? data : [];
}
