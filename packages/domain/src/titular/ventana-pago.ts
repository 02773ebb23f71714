/** Tells which payment-source records count (document 2 §9: last 3 months, SENASIR excepted). */
import type { FechaCivil } from '../shared/fecha-civil.ts';

export const MESES_VENTANA = 3;

export interface PeriodoPago {
  /** The year has four digits. */
  gestion: string | number;
  /** The month is 1 to 12, digits only ('3' or '03'). */
  periodo: string | number;
}

/**
 * Payrolls are declared by month, so "the last 3 months" is counted in whole months: the current one and the three
 * before it, whatever the day (on any day of April: January to April). A month to come, or one that can't be read,
 * does not count.
 */
export function enVentana(declarado: Partial<PeriodoPago>, hoy: FechaCivil): boolean {
  const atras = indiceDe({ gestion: hoy.slice(0, 4), periodo: hoy.slice(5, 7) }) - indiceDe(declarado);
  return atras >= 0 && atras <= MESES_VENTANA;
}

/** A pension is a present right and has no month: SENASIR records always count. */
export function fuenteCuenta(fuente: { tipo: string } & Partial<PeriodoPago>, hoy: FechaCivil): boolean {
  return fuente.tipo === 'SENASIR' || enVentana(fuente, hoy);
}

/** Gives each employer's last declared month, in the order of first appearance: its worker is one line. */
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

/** Puts months on one scale, to tell how far apart two are; one that can't be read comes before all. */
function indiceDe({ gestion, periodo }: Partial<PeriodoPago>): number {
  const [anio, mes] = [String(gestion).trim(), String(periodo).trim()];
  const seLee = /^\d{4}$/.test(anio) && /^(0?[1-9]|1[0-2])$/.test(mes);
  return seLee ? Number(anio) * 12 + Number(mes) : Number.NEGATIVE_INFINITY;
}
