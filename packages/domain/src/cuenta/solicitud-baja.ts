/** A user asks that their own account be removed (document 1 §6 Terms; acuerdos §9). */
import { type FechaCivil, sumarDias } from '../shared/fecha-civil.ts';

const DOMINGO = 0;
const SABADO = 6;

/** Zero is Sunday. */
const diaDeLaSemana = (dia: FechaCivil): number => new Date(dia).getUTCDay();

/** A working day is neither a Saturday, nor a Sunday, nor a national holiday of Bolivia. */
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

const DIAS_HABILES_BAJA = 2;

/** Gives the day from whose beginning the account is no more; it is stored with the request. */
export const bajaEfectiva = (pedidaEl: FechaCivil, feriados: ReadonlySet<FechaCivil>): FechaCivil =>
  sumarDiasHabiles(pedidaEl, DIAS_HABILES_BAJA, feriados);

export const TEXTO_UNICO_ADMINISTRADOR =
  'Es el único administrador de la autoridad con la cuenta activa. Registre o active a otro antes de pedir la baja de su cuenta.';
