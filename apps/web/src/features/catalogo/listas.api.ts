import type { EntidadEncontrada } from '@sgpa/contract/v1/busqueda-entidad';
import type { Parametrica } from '@sgpa/contract/v1/parametricas';
import { api } from '../../lib/api.ts';

interface EnteGestor {
  id: number;
  value: string;
}

const parte = encodeURIComponent;

/** @throws ErrorApi 404 ENTIDAD_NO_ENCONTRADA, 503 when the employer portal had to be asked and did not answer. */
export async function buscarEntidad(numero: string, tipo: string, senal: AbortSignal): Promise<EntidadEncontrada> {
  const ruta = `/v1/entidad/find/${parte(numero)}/${parte(tipo)}`;
  const { data } = await api.get<{ data: EntidadEncontrada }>(ruta, { senal });
  return data;
}

async function lista(ruta: string, senal: AbortSignal): Promise<Parametrica[]> {
  const { data } = await api.get<{ data: Parametrica[] }>(`/v1/parametricas/${ruta}`, { senal });
  return data;
}

export const listarGrupo = (grupo: string, senal: AbortSignal) => lista(`getByGrupo/${parte(grupo)}`, senal);

export const listarMunicipios = (departamento: string, senal: AbortSignal) =>
  lista(`getParametricaHijasByPadre/MUNICIPIO/${parte(departamento)}`, senal);

/** `idEnteGestor` is for those who choose the managing entity; empty means one's own. */
export const listarEstablecimientos = (departamento: string, idEnteGestor: string, senal: AbortSignal) =>
  lista(`findByClaveDepartamentoAndFidEnteGestor/${parte(departamento)}?idEnteGestor=${parte(idEnteGestor)}`, senal);

export const listarEntesGestores = (senal: AbortSignal) => api.get<EnteGestor[]>('/v1/enteGestor/findAll', { senal });
