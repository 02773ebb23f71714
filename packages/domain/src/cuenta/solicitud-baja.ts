/** A user asks that their own account be removed (document 1 §6 Terms; acuerdos §9). */
import { sumarDiasHabiles } from '../shared/dias-habiles.ts';
import type { FechaCivil } from '../shared/fecha-civil.ts';

const DIAS_HABILES_BAJA = 2;

/** Gives the day from whose beginning the account is no more; it is stored with the request. */
export const bajaEfectiva = (pedidaEl: FechaCivil, feriados: ReadonlySet<FechaCivil>): FechaCivil =>
  sumarDiasHabiles(pedidaEl, DIAS_HABILES_BAJA, feriados);

export const TEXTO_UNICO_ADMINISTRADOR =
  'Es el único administrador de la autoridad con la cuenta activa. Registre o active a otro antes de pedir la baja de su cuenta.';
