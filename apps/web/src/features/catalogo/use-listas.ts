import type { Parametrica } from '@sgpa/contract/v1/parametricas';
import { leerTipoAsegurado, nombreTipoAsegurado, TIPOS_ASEGURADO } from '@sgpa/domain/titular/tipo-asegurado';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { llamar } from '../../lib/llamar.ts';
import { EN_CAMINO } from './opciones.ts';

/** Asks for ended items too, so that a record that has one shows its name. */
async function listarGrupo(grupo: string, senal: AbortSignal): Promise<Parametrica[]> {
  const { data } = await llamar('parametricas/grupo', { params: { grupo }, query: { terminados: true } }, { senal });
  return data;
}

async function listarMunicipios(departamento: string, senal: AbortSignal): Promise<Parametrica[]> {
  const { data } = await llamar('parametricas/hijas', { params: { a: 'MUNICIPIO', b: departamento } }, { senal });
  return data;
}

/** `idEnteGestor` is for those who choose the managing entity; empty means one's own. */
async function listarEstablecimientos(
  departamento: string,
  idEnteGestor: string,
  senal: AbortSignal,
): Promise<Parametrica[]> {
  const query = { idEnteGestor: idEnteGestor === '' ? undefined : Number(idEnteGestor), terminados: true };
  const { data } = await llamar('parametricas/establecimientos-ente', { params: { departamento }, query }, { senal });
  return data;
}

const listarEntesGestores = (senal: AbortSignal) => llamar('entes-gestores', {}, { senal });

type Grupo =
  | 'TIPO_DOCUMENTO_IDENTIDAD'
  | 'GENERO'
  | 'ESTADO_CIVIL'
  | 'DEPARTAMENTO'
  | 'TIPO_ASEGURADO'
  | 'TIPO_EMPRESA'
  | 'PARENTESCO';

/** Each list that fields are chosen from is fetched once for as long as the page stands. */
const PARA_SIEMPRE = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY };

export const listaDeGrupo = (grupo: Grupo) =>
  queryOptions({
    queryKey: ['parametricas', grupo],
    queryFn: ({ signal }) => listarGrupo(grupo, signal),
    ...PARA_SIEMPRE,
  });

export const listaDeMunicipios = (departamento: string) =>
  queryOptions({
    queryKey: ['parametricas', 'MUNICIPIO', departamento],
    queryFn: ({ signal }) => listarMunicipios(departamento, signal),
    enabled: departamento !== '',
    ...PARA_SIEMPRE,
  });

export const listaDeEstablecimientos = (departamento: string, idEnteGestor: string) =>
  queryOptions({
    queryKey: ['establecimientos', departamento, idEnteGestor],
    queryFn: ({ signal }) => listarEstablecimientos(departamento, idEnteGestor, signal),
    enabled: departamento !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });

export type Lista = ReturnType<typeof listaDeGrupo | typeof listaDeMunicipios | typeof listaDeEstablecimientos>;

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
export const useEntesGestores = (enabled: boolean) =>
  useQuery({
    queryKey: ['entes-gestores'],
    queryFn: ({ signal }) => listarEntesGestores(signal),
    enabled,
    ...PARA_SIEMPRE,
  });

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

/** So many employers are shown to choose from; of more, the search says how many there are. */
const EMPLEADORES = 50;

/** Asks for the first employers of a managing entity, 0 for all, whose name or number holds the text. */
export const useEmpleadoresDelEnte = (idEnteGestor: number | null, buscar: string, enabled: boolean) =>
  useQuery({
    queryKey: ['busqueda-entidad', idEnteGestor, buscar],
    queryFn: ({ signal }) => {
      const query = { buscar, page: 0, limit: EMPLEADORES };
      return llamar('busqueda-entidad/ente', { params: { idEnteGestor: idEnteGestor ?? 0 }, query }, { senal: signal });
    },
    placeholderData: keepPreviousData,
    enabled: enabled && idEnteGestor !== null,
  });

/** Gives the types of the list that have a rule; all of them until the list comes. */
export function useTiposAsegurado() {
  const lista = useGrupo('TIPO_ASEGURADO');
  const conocidos = lista.flatMap(({ codigo, nombre }) => leerTipoAsegurado(nombre) ?? leerTipoAsegurado(codigo) ?? []);
  const tipos = conocidos.length > 0 ? conocidos : TIPOS_ASEGURADO.map(({ codigo }) => codigo);
  return tipos.map((tipo) => ({ value: tipo, label: nombreTipoAsegurado(tipo) }));
}
