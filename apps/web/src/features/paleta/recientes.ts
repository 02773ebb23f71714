/**
 * The palette remembers whom somebody worked on last, in this browser under the user's name: type and identifier of the
 * row and nothing of the person. The server is asked anew, so that who may no longer see the row does not.
 */
import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';
import type { TipoAfiliado } from '@sgpa/domain/cuenta/acciones';
import { leerJson } from '../../lib/leer-json.ts';
import { tipoDe } from '../asegurado/fila.ts';

export interface Reciente {
  tipo: TipoAfiliado;
  id: number;
}

const MAXIMO = 6;
const clave = (username: string): string => `recientes:${username}`;

const esReciente = (valor: unknown): valor is Reciente =>
  typeof valor === 'object' &&
  valor !== null &&
  'tipo' in valor &&
  (valor.tipo === 'TITULAR' || valor.tipo === 'BENEFICIARIO') &&
  'id' in valor &&
  Number.isSafeInteger(valor.id);

/** Gives the last one first. */
export function leerRecientes(username: string): readonly Reciente[] {
  const guardado = leerJson(localStorage.getItem(clave(username)) ?? '[]');
  return Array.isArray(guardado) ? guardado.filter(esReciente).slice(0, MAXIMO) : [];
}

export function anotarReciente(username: string, fila: FilaAsegurado): void {
  const este = { tipo: tipoDe(fila), id: fila.idAfiliadoEnteGestor };
  const otros = leerRecientes(username).filter(({ id }) => id !== este.id);
  try {
    localStorage.setItem(clave(username), JSON.stringify([este, ...otros].slice(0, MAXIMO)));
  } catch {
    // A browser without room only forgets.
  }
}
