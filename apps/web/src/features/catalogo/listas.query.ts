/** The lists that fields are chosen from, fetched once for as long as the page stands. */
import { queryOptions } from '@tanstack/react-query';
import { listarEstablecimientos, listarGrupo, listarMunicipios } from './listas.api.ts';

export type Grupo =
  | 'TIPO_DOCUMENTO_IDENTIDAD'
  | 'GENERO'
  | 'ESTADO_CIVIL'
  | 'DEPARTAMENTO'
  | 'TIPO_ASEGURADO'
  | 'TIPO_EMPRESA'
  | 'PARENTESCO';

export const PARA_SIEMPRE = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY };

export const listaDeGrupo = (grupo: Grupo) =>
  queryOptions({
    queryKey: ['parametricas', grupo],
    queryFn: ({ signal }) => listarGrupo(grupo, signal),
    ...PARA_SIEMPRE,
  });

/** Of a department; none of no department. */
export const listaDeMunicipios = (departamento: string) =>
  queryOptions({
    queryKey: ['parametricas', 'MUNICIPIO', departamento],
    queryFn: ({ signal }) => listarMunicipios(departamento, signal),
    enabled: departamento !== '',
    ...PARA_SIEMPRE,
  });

/** Health establishments of one's managing entity in a department. */
export const listaDeEstablecimientos = (departamento: string, idEnteGestor: string) =>
  queryOptions({
    queryKey: ['establecimientos', departamento, idEnteGestor],
    queryFn: ({ signal }) => listarEstablecimientos(departamento, idEnteGestor, signal),
    enabled: departamento !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });

export type Lista = ReturnType<typeof listaDeGrupo | typeof listaDeMunicipios | typeof listaDeEstablecimientos>;
