import type { RegistroAsegurado } from '@sgpa/contract/v1/estado-asegurado';
import { llamar } from '../../../lib/llamar.ts';

export interface ConsultaEstado {
  numero_documento: string;
  complemento_documento: string;
  /** YYYY-MM-DD. */
  fecha_nacimiento: string;
}

/** What the insured-population database says of a person; empty when it does not know them. */
export async function consultarEstado(consulta: ConsultaEstado): Promise<RegistroAsegurado[]> {
  const { status, data } = await llamar('estado-asegurado', { body: consulta });
  // 200 means found.
  return status === 200 ? data : [];
}
