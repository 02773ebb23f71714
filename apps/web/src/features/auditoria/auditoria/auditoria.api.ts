import { useQuery } from '@tanstack/react-query';
import { llamar } from '../../../lib/llamar.ts';
import { type BusquedaAuditoria, consultaDe } from './busqueda.ts';

export const POR_PAGINA = 25;

/** One page; `tras` is the last row of the one before. Another page of the same search keeps the former in view. */
export function useAuditoria(busqueda: BusquedaAuditoria, tras: string) {
  const clave = JSON.stringify(busqueda);
  return useQuery({
    queryKey: ['auditoria', clave, tras],
    queryFn: ({ signal }) =>
      llamar('auditoria', { query: { ...consultaDe(busqueda), tras, limit: POR_PAGINA } }, { senal: signal }),
    placeholderData: (previa, consulta) => (consulta?.queryKey[1] === clave ? previa : undefined),
    staleTime: 0,
  });
}
