import type { FiltrosLista } from '@sgpa/contract/v1/lista-asegurados';
import type { FilaLista } from './asegurado.queries.ts';

/** Whether a list was asked for one person rather than for many. */
export const esDeAlguien = ({ numeroDocumento, nombre, afiliaciones }: FiltrosLista): boolean =>
  numeroDocumento !== undefined || nombre !== undefined || afiliaciones !== undefined;

/** Of whom rows tell: a beneficiary's names its holder, too. */
export const quienesDe = (filas: readonly Pick<FilaLista, 'id' | 'id_titular'>[]): (number | null)[] =>
  filas.flatMap(({ id, id_titular }) => [id, id_titular]);
