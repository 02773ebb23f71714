import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { usePerfil } from '../../lib/use-perfil.ts';
import { consultarEstado } from './estado-asegurado.api.ts';
import { impideRegistrar } from './impide-registrar.ts';
import { SiguientePaso } from './SiguientePaso.tsx';

/** Where a clerk goes on from another source's answer: who is a holder already, the insured-population database says. */
export function SiguienteSegunRegistro({ registro, ...paso }: ComponentProps<typeof SiguientePaso>) {
  const { campos } = paso;
  const puede = usePerfil().data?.acciones_permitidas ?? [];
  const { data: registros } = useQuery({
    queryKey: ['estado-asegurado', campos],
    queryFn: () => consultarEstado(campos),
    enabled: registro === 'titular' && puede.includes('registro-titular'),
    staleTime: 0,
    gcTime: 0,
  });
  // Not offered either while nobody knows.
  const impedido = registro === 'titular' && (registros === undefined || registros.some(impideRegistrar));
  return <SiguientePaso {...paso} registro={impedido ? null : registro} />;
}
