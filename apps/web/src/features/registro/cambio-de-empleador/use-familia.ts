import type { PersonaValidada } from '@sgpa/contract/v2/validacion-titular';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { consultaDeFamilia } from './familia.api.ts';
import type { Familia, PreguntaDeFamilia } from './familia.ts';
import { preguntaDe, type Registro } from './familia.ts';

type Persona = Pick<PersonaValidada, 'empleos_con_baja'>;

/** Who would go over by what is written; `asegurar` and `conocida` are for the save, whatever was drawn. */
export function useFamilia(persona: Persona, actual: Registro) {
  const consultas = useQueryClient();
  const pregunta = preguntaDe(persona, actual);
  const consulta = consultaDeFamilia(pregunta);
  const { data, error, isFetching, refetch } = useQuery({
    ...consulta,
    queryFn: pregunta === null ? skipToken : consulta.queryFn,
  });

  const deLaCache = (una: PreguntaDeFamilia): Familia =>
    consultas.getQueryData(consultaDeFamilia(una).queryKey) ?? null;

  return {
    data,
    error: isFetching ? null : error,
    cargando: pregunta !== null && isFetching && data === undefined,
    reintentar: () => void refetch(),
    /** Waits for what was not answered yet; a failure is told in the section and in the question. */
    asegurar: async (registro: Registro): Promise<void> => {
      const una = preguntaDe(persona, registro);
      if (una !== null) await consultas.fetchQuery(consultaDeFamilia(una)).catch(() => undefined);
    },
    conocida: (registro: Registro): Familia => {
      const una = preguntaDe(persona, registro);
      return una === null ? undefined : deLaCache(una);
    },
  };
}

export type UsoDeFamilia = ReturnType<typeof useFamilia>;
