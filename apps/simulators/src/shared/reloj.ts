export interface Reloj {
  ahora(): Date;
}

/** America/La_Paz is UTC-4 all year round. */
const DESFASE_MS = 4 * 60 * 60 * 1000;

/** Gives year and month (1 to 12), `meses` months before the current month in La Paz. */
export function mesAtras(reloj: Reloj, meses: number): { gestion: number; periodo: number } {
  const local = new Date(reloj.ahora().getTime() - DESFASE_MS);
  const total = local.getUTCFullYear() * 12 + local.getUTCMonth() - meses;
  return { gestion: Math.floor(total / 12), periodo: (total % 12) + 1 };
}
