import type { Respuesta } from '@sgpa/contract/endpoints';
import { useQuery } from '@tanstack/react-query';
import { llamar } from '../../../lib/llamar.ts';

export interface TotalPorEstado {
  estado: string;
  total: number;
}

const CUERPO = { idEnteGestor: null, fechaInicio: null, fechaFin: null, estado: null, tipoFecha: null };

/** One row or fewer means no data (decisions §6). */
function sinEncabezado({ data }: Respuesta<'resumen-poblacion'>): TotalPorEstado[] {
  return data.slice(1).map(([estado, total]) => ({ estado, total: Number(total) }));
}

export function useTotalesPorEstado() {
  return useQuery({
    queryKey: ['resumen-poblacion', 'por-estado'],
    queryFn: ({ signal }) => llamar('resumen-poblacion', { body: CUERPO }, { senal: signal }),
    select: sinEncabezado,
  });
}
