import type { RegistroAsegurado } from '@sgpa/contract/v1/estado-asegurado';
import { api } from '../../../lib/api.ts';

export interface ConsultaEstado {
  numero_documento: string;
  complemento_documento: string;
  /** YYYY-MM-DD. */
  fecha_nacimiento: string;
}

interface Respuesta {
  /** 200 means found. */
  status: number;
  data: RegistroAsegurado[];
}

/** What the insured-population database says of a person; empty when it does not know them. */
export async function consultarEstado(consulta: ConsultaEstado): Promise<RegistroAsegurado[]> {
  const { status, data } = await api.post<Respuesta>('/v1/findAllEstadoBDPA', consulta);
  return status === 200 ? data : [];
}
