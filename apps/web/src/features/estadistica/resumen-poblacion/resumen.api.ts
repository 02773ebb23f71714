import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

interface Respuesta {
  /** The first row is the header. */
  data: [string, string | number][];
}

export interface TotalPorEstado {
  estado: string;
  total: number;
}

const CUERPO = { idEnteGestor: null, fechaInicio: null, fechaFin: null, estado: null, tipoFecha: null };

/** One row or fewer means no data (decisions §6). */
function sinEncabezado({ data }: Respuesta): TotalPorEstado[] {
  return data.slice(1).map(([estado, total]) => ({ estado, total: Number(total) }));
}

export function useTotalesPorEstado() {
  return useQuery({
    queryKey: ['resumen-poblacion', 'por-estado'],
    queryFn: ({ signal }) => api.post<Respuesta>('/v1/estadistica/totalPorEstado', CUERPO, { senal: signal }),
    select: sinEncabezado,
  });
}
