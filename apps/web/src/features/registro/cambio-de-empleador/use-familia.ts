import type { PersonaValidada } from '@sgpa/contract/v2/validacion-titular';
import { queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { llamar } from '../../../lib/llamar.ts';
import { type EmpleoNuevo, type Familia, type PedidoDeFamilia, pedidoDe } from './familia.ts';

const consultaDeFamilia = (pregunta: PedidoDeFamilia | null) =>
  queryOptions({
    queryKey: ['familia-que-pasa', pregunta],
    queryFn: ({ signal: senal }) => {
      if (pregunta === null) throw new Error('Nothing was asked');
      const { idAfiliadoEnteGestor, ...query } = pregunta;
      return llamar('registro-titular/familia', { params: { idAfiliadoEnteGestor }, query }, { senal });
    },
    // Each answer is a reading of these people: the save asks no second time for what is on the screen.
    staleTime: 60_000,
  });

type Persona = Pick<PersonaValidada, 'empleos_con_baja'>;

/** Asks who would go over by what is written; the save reads `enCache`, which does not wait for the screen. */
export function useFamiliaQuePasa(persona: Persona, actual: EmpleoNuevo) {
  const consultas = useQueryClient();
  const pregunta = pedidoDe(persona, actual);
  const consulta = consultaDeFamilia(pregunta);
  const { data, error, isFetching, refetch } = useQuery({
    ...consulta,
    queryFn: pregunta === null ? skipToken : consulta.queryFn,
  });

  const deLaCache = (una: PedidoDeFamilia): Familia => consultas.getQueryData(consultaDeFamilia(una).queryKey) ?? null;

  return {
    data,
    error: isFetching ? null : error,
    cargando: pregunta !== null && isFetching && data === undefined,
    reintentar: () => void refetch(),
    /** Waits for a missing answer; the section and the question tell of a failure. */
    buscarSiFalta: async (empleo: EmpleoNuevo): Promise<void> => {
      const una = pedidoDe(persona, empleo);
      if (una !== null) await consultas.fetchQuery(consultaDeFamilia(una)).catch(() => undefined);
    },
    enCache: (empleo: EmpleoNuevo): Familia => {
      const una = pedidoDe(persona, empleo);
      return una === null ? undefined : deLaCache(una);
    },
  };
}

export type UsoDeFamilia = ReturnType<typeof useFamiliaQuePasa>;
