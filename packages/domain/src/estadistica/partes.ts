const porcentaje = new Intl.NumberFormat('es-BO', { maximumFractionDigits: 1 });

const MENOS_DE = 0.1;
const CASI_TODO = 99.9;

/** Writes a part as a percentage with one decimal: never '0 %' of somebody, nor '100 %' while somebody is missing. */
export function enParte(valor: number, de: number): string {
  if (de === 0 || valor === 0) return '0\u00a0%';
  const parte = (valor / de) * 100;
  if (parte < MENOS_DE) return `< ${porcentaje.format(MENOS_DE)}\u00a0%`;
  return `${porcentaje.format(valor < de ? Math.min(parte, CASI_TODO) : parte)}\u00a0%`;
}
