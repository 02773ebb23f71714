import { Rechazo } from '@sgpa/domain/errors/rechazo';
import { type AccionDeParametro, type Lista, razonDeNoTocar } from '@sgpa/domain/parametro/listas';
import type { Operacion } from '../../operacion.ts';
import { type FilaJson, tomarParametro } from './parametro.queries.ts';

/** The table behind a list; the audit trail calls what was touched by it. */
const TABLAS: Partial<Record<Lista, string>> = {
  EMPLEADOR: 'entidad_empleadora',
  ENTE_GESTOR: 'ente_gestor',
  ESTABLECIMIENTO: 'establecimiento_salud',
  FERIADO: 'feriado',
  EDAD: 'edad_limite',
};
export const tablaDe = (lista: Lista): string => TABLAS[lista] ?? 'parametrica';

/** What the list knows a row by. */
const CODIGOS: Partial<Record<Lista, string>> = {
  ENTE_GESTOR: 'sigla',
  ESTABLECIMIENTO: 'codigo_rues',
  FERIADO: 'fecha',
};
export const columnaDelCodigo = (lista: Lista): string => CODIGOS[lista] ?? 'codigo';

/** A value held for a change; refused where there is none, it is not what was seen, or a rule needs it as it is. */
export async function tomarParaCambiar(
  { trx }: Operacion,
  { lista, id, version, accion }: { lista: Lista; id: number; version: number; accion: AccionDeParametro },
): Promise<FilaJson> {
  const fila = (await tomarParametro(trx, lista, id))?.fila ?? null;
  if (fila === null) throw new Rechazo('NO_ENCONTRADO');
  if (fila.version !== version) throw new Rechazo('REGISTRO_CAMBIADO');
  const razon = razonDeNoTocar(lista, String(fila[columnaDelCodigo(lista)]), accion);
  if (razon !== null) throw new Rechazo('REGLA_INCUMPLIDA', { razon });
  return fila;
}

/** Of the row before and of what it becomes, what differs. */
export function diferencias(fila: FilaJson, cambios: FilaJson): { antes: FilaJson; despues: FilaJson } {
  const claves = Object.keys(cambios).filter((clave) => (fila[clave] ?? null) !== (cambios[clave] ?? null));
  const solo = (de: FilaJson): FilaJson => Object.fromEntries(claves.map((clave) => [clave, de[clave] ?? null]));
  return { antes: solo(fila), despues: solo(cambios) };
}
