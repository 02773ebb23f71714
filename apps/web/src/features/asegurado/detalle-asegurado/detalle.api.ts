import type { DetalleAsegurado } from '@sgpa/contract/v1/detalle-asegurado';
import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { rutaDeDetalle } from './ruta-detalle.ts';

/** Of the holder, also for a beneficiary's row. Always asked anew: what one reads here is the person's right today. */
export function useDetalle(fila: FilaAsegurado, autoridad: boolean) {
  const ruta = rutaDeDetalle(fila, autoridad);
  return useQuery({
    queryKey: ['detalle-asegurado', ruta],
    queryFn: ({ signal }) => api.get<DetalleAsegurado>(ruta, { senal: signal }),
    staleTime: 0,
    gcTime: 0,
  });
}
