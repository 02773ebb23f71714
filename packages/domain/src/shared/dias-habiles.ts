/** A working day is neither a Saturday, nor a Sunday, nor a national holiday of Bolivia. */
import { type FechaCivil, sumarDias } from './fecha-civil.ts';

const DOMINGO = 0;
const SABADO = 6;

/** Zero is Sunday. */
const diaDeLaSemana = (dia: FechaCivil): number => new Date(dia).getUTCDay();

export const esDiaHabil = (dia: FechaCivil, feriados: ReadonlySet<FechaCivil>): boolean =>
  diaDeLaSemana(dia) !== DOMINGO && diaDeLaSemana(dia) !== SABADO && !feriados.has(dia);

/** Gives the `cuantos`-th working day after `desde`, which does not count itself. */
export function sumarDiasHabiles(desde: FechaCivil, cuantos: number, feriados: ReadonlySet<FechaCivil>): FechaCivil {
  let dia = desde;
  for (let faltan = cuantos; faltan > 0; ) {
    dia = sumarDias(dia, 1);
    if (esDiaHabil(dia, feriados)) faltan -= 1;
  }
  return dia;
}
