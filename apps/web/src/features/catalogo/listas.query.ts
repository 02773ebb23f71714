/** Each list that fields are chosen from is fetched once for as long as the page stands. */

import type { Parametrica } from '@sgpa/contract/v1/parametricas';
import { queryOptions } from '@tanstack/react-query';
import { llamar } from '../../lib/llamar.ts';

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

export const listarEntesGestores = (senal: AbortSignal) => llamar('entes-gestores', {}, { senal });

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
