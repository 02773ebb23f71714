import type { DetalleDeCampo } from '@sgpa/domain/errors/catalogo';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import { avisoDeVigencia } from '@sgpa/domain/parametro/vigencia';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { IdEnteGestor } from '@sgpa/domain/shared/ids';
import type { Db } from '../../db/pool.ts';
import { enListas, type ValorDeLista } from './listas.ts';

export type Texto = string | null | undefined;

export const vacioEsNulo = (texto: Texto): string | null => texto?.trim() || null;

/** Collects the values that are not in their list; a value that was not sent is no problem. */
export function resolverDeLista<T>(
  problemas: DetalleDeCampo[],
  campo: string,
  pedido: Texto,
  hallado: T | null,
): T | null {
  if (vacioEsNulo(pedido) !== null && hallado === null)
    problemas.push({ campo, mensaje: 'El valor no existe en la lista.' });
  return hallado;
}

/** A form looks at the lists on a day; a record may keep a value that it has already. */
export interface ListasDelDia {
  db: Db;
  hoy: FechaCivil;
  yaTiene?: readonly (number | null)[];
}

export function anotarNoVigente(
  { hoy, yaTiene = [] }: ListasDelDia,
  problemas: DetalleDeCampo[],
  campo: string,
  valor: ValorDeLista | undefined,
): void {
  const aviso = valor === undefined || yaTiene.includes(valor.id) ? null : avisoDeVigencia(valor, hoy);
  if (aviso !== null) problemas.push({ campo, mensaje: aviso });
}

/** Gives the value's identifier, or adds a problem where it was not found or is not in force. */
export function resolverVigente(
  listas: ListasDelDia,
  problemas: DetalleDeCampo[],
  campo: string,
  pedido: Texto,
  hallado: ValorDeLista | null,
): number | null {
  const valor = resolverDeLista(problemas, campo, pedido, hallado);
  if (valor === null) return null;
  anotarNoVigente(listas, problemas, campo, valor);
  return valor.id;
}

/** Refuses the request where something begins with a value that is not in force. */
export function exigirEnVigor(listas: ListasDelDia, campo: string, valor: ValorDeLista | undefined): void {
  const problemas: DetalleDeCampo[] = [];
  anotarNoVigente(listas, problemas, campo, valor);
  if (problemas.length > 0) throw new Rechazo('SOLICITUD_INVALIDA', {}, problemas);
}

/** Nothing begins in a managing entity that is not in force; what is there already goes on. */
export async function exigirEnteVigente(listas: ListasDelDia, idEnteGestor: IdEnteGestor, campo = 'id_ente_gestor') {
  const ente = await enListas(
    listas.db,
    ({ entes }) => entes.find(({ id }) => id === idEnteGestor),
    (hallado) => hallado !== undefined,
  );
  exigirEnVigor(listas, campo, ente);
}
