import type { EntidadEncontrada } from '@sgpa/contract/v1/busqueda-entidad';
import type { Parametrica } from '@sgpa/contract/v1/parametricas';
import { llamar } from '../../lib/llamar.ts';

/** @throws ErrorApi 404 ENTIDAD_NO_ENCONTRADA, 503 when the employer portal had to be asked and did not answer. */
export async function buscarEntidad(numero: string, tipo: string, senal: AbortSignal): Promise<EntidadEncontrada> {
  const { data } = await llamar('busqueda-entidad', { params: { a: numero, b: Number(tipo) } }, { senal });
  return data;
}

/** With what ended: records that have it are shown with its name. */
export async function listarGrupo(grupo: string, senal: AbortSignal): Promise<Parametrica[]> {
  const { data } = await llamar('parametricas/grupo', { params: { grupo }, query: { terminados: true } }, { senal });
  return data;
}

export async function listarMunicipios(departamento: string, senal: AbortSignal): Promise<Parametrica[]> {
  const { data } = await llamar('parametricas/hijas', { params: { a: 'MUNICIPIO', b: departamento } }, { senal });
  return data;
}

/** `idEnteGestor` is for those who choose the managing entity; empty means one's own. */
export async function listarEstablecimientos(
  departamento: string,
  idEnteGestor: string,
  senal: AbortSignal,
): Promise<Parametrica[]> {
  const query = { idEnteGestor: idEnteGestor === '' ? undefined : Number(idEnteGestor), terminados: true };
  const { data } = await llamar('parametricas/establecimientos-ente', { params: { departamento }, query }, { senal });
  return data;
}

export const listarEntesGestores = (senal: AbortSignal) => llamar('entes-gestores', {}, { senal });
