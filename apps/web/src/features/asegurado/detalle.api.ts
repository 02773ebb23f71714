import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';
import { useQuery } from '@tanstack/react-query';
import { llamar } from '../../lib/llamar.ts';
import { claveDeDetalle } from './clave-detalle.ts';

/**
 * Of the holder, also for a beneficiary's row. The authority looks up in the row's managing entity by its sigla, everybody
 * else in their own (document 2 §6). Always asked anew: what one reads here is the person's right today.
 */
export function useDetalle(fila: FilaAsegurado, autoridad: boolean) {
  const params = claveDeDetalle(fila);
  const { siglaEnteGestor } = fila;
  return useQuery({
    queryKey: ['detalle-asegurado', params, autoridad ? siglaEnteGestor : null],
    queryFn: ({ signal: senal }) =>
      autoridad
        ? llamar('detalle-asegurado/ente', { params: { ...params, siglaEnteGestor } }, { senal })
        : llamar('detalle-asegurado', { params }, { senal }),
    staleTime: 0,
    gcTime: 0,
  });
}
