/** Which payment-source records count (document 2, section 9: last 3 months, SENASIR excepted). */
import type { FechaCivil } from '../shared/fecha-civil.ts';

export const MESES_VENTANA = 3;

export interface PeriodoPago {
  /** Year, four digits. */
  gestion: string | number;
  /** Month, 1 to 12, digits only ('3' or '03'). */
  periodo: string | number;
}

/**
 * Payrolls are declared by month, so "the last 3 months" is counted in whole months: the current one and the three
 * before it, whatever the day (on any day of April: January to April). A month to come, or one that can't be read,
 * does not count.
 */
export function enVentana(declarado: PeriodoPago, hoy: FechaCivil): boolean {
  const indice = indiceDeMes(String(declarado.gestion).trim(), String(declarado.periodo).trim());
  const actual = indiceDeMes(hoy.slice(0, 4), hoy.slice(5, 7));
  if (indice === null || actual === null) return false;
  const atras = actual - indice;
  return atras >= 0 && atras <= MESES_VENTANA;
}

/** A pension is a present right and has no month: SENASIR records always count. */
export function fuenteCuenta(fuente: { tipo: string } & Partial<PeriodoPago>, hoy: FechaCivil): boolean {
  if (fuente.tipo === 'SENASIR') return true;
  return enVentana({ gestion: fuente.gestion ?? '', periodo: fuente.periodo ?? '' }, hoy);
}

function indiceDeMes(anio: string, mes: string): number | null {
  if (!/^\d{4}$/.test(anio) || !/^(0?[1-9]|1[0-2])$/.test(mes)) return null;
  return Number(anio) * 12 + Number(mes) - 1;
}

/**
 * The last declared month of each entity: a worker of one employer is one line, however many months were declared
 * (the count of payment sources decides what the forms ask for). Keeps the order of first appearance.
 */
export function ultimoPeriodoPorEntidad<F extends Partial<PeriodoPago>>(
  fuentes: readonly F[],
  entidadDe: (f: F) => string,
): F[] {
  const ultimas = new Map<string, F>();
  for (const fuente of fuentes) {
    const clave = entidadDe(fuente);
    const previa = ultimas.get(clave);
    if (!previa || indiceDe(fuente) > indiceDe(previa)) ultimas.set(clave, fuente);
  }
  return [...ultimas.values()];
}

function indiceDe({ gestion = '', periodo = '' }: Partial<PeriodoPago>): number {
  return indiceDeMes(String(gestion).trim(), String(periodo).trim()) ?? -1;
}
