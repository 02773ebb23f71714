import type { RegistroAsegurado } from '@sgpa/contract/v1/estado-asegurado';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { llamar } from '../../../lib/llamar.ts';

export interface ConsultaEstado {
  numero_documento: string;
  complemento_documento: string;
  fecha_nacimiento: FechaCivil;
}

/** What the insured-population database says of a person; empty when it does not know them. */
export async function consultarEstado(consulta: ConsultaEstado): Promise<RegistroAsegurado[]> {
  const { status, data } = await llamar('estado-asegurado', { body: consulta });
  // 200 means found.
  return status === 200 ? data : [];
}
