import type { Parametrica } from '@sgpa/contract/v1/parametricas';
import { useQuery } from '@tanstack/react-query';
import {
  type Grupo,
  listaDeEstablecimientos,
  listaDeGrupo,
  listaDeMunicipios,
  listarEntesGestores,
  PARA_SIEMPRE,
} from './listas.query.ts';
import { EN_CAMINO } from './opciones.ts';

const VACIA: readonly Parametrica[] = [];

/** Gives a code list; it is empty until it comes, and where it fails (document 2 §8: its failure has no message). */
export function useGrupo(grupo: Grupo): readonly Parametrica[] {
  const { data, isPending } = useQuery(listaDeGrupo(grupo));
  return data ?? (isPending ? EN_CAMINO : VACIA);
}

export function useMunicipios(departamento: string): readonly Parametrica[] {
  const { data, isPending } = useQuery(listaDeMunicipios(departamento));
  return data ?? (isPending && departamento !== '' ? EN_CAMINO : VACIA);
}

export const useEstablecimientos = (departamento: string, idEnteGestor: string): readonly Parametrica[] =>
  useQuery(listaDeEstablecimientos(departamento, idEnteGestor)).data ?? VACIA;

/** Gives every managing entity and 'all of them' (id 0), which an authority role may search in. */
export function useEntesGestores(enabled: boolean) {
  return useQuery({
    queryKey: ['entes-gestores'],
    queryFn: ({ signal }) => listarEntesGestores(signal),
    enabled,
    ...PARA_SIEMPRE,
  });
}

/** Offers the ended managing entities too: there is still what to find of them. */
export function useEntesDeFiltro(enabled: boolean) {
  const { data } = useEntesGestores(enabled);
  return (data ?? []).filter(({ id }) => id !== 0).map(({ id, value }) => ({ value: String(id), label: value }));
}

/** Offers the managing entities that an authority role may register in. */
export function useEntesElegibles(enabled: boolean) {
  const { data } = useEntesGestores(enabled);
  return (data ?? []).filter(({ id, terminado }) => id !== 0 && !terminado);
}
