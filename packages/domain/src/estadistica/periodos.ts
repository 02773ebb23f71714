import { type FechaCivil, fecha, PRIMER_DIA, sumarDias, sumarMeses, ULTIMO_DIA } from '../shared/fecha-civil.ts';

/** A chart by day shows a year at most. */
export const MAX_DIAS_POR_DIA = 366;
/** A longer range is told by month: a column for each day could not be read. */
const MAX_DIAS_DE_RANGO = 92;

export type Paso = 'DIA' | 'MES';

export const mesDe = (dia: FechaCivil): FechaCivil => fecha(`${dia.slice(0, 7)}-01`);

const entreDias = (desde: FechaCivil, hasta: FechaCivil): number =>
  Math.round((Date.parse(hasta) - Date.parse(desde)) / 86_400_000) + 1;

export const cabePorDia = (desde: FechaCivil, hasta: FechaCivil): boolean =>
  entreDias(desde, hasta) <= MAX_DIAS_POR_DIA;

export const pasoDeRango = (desde: FechaCivil, hasta: FechaCivil): Paso =>
  entreDias(desde, hasta) <= MAX_DIAS_DE_RANGO ? 'DIA' : 'MES';

const PASOS: Readonly<Record<Paso, { primero(dia: FechaCivil): FechaCivil; siguiente(dia: FechaCivil): FechaCivil }>> =
  {
    DIA: { primero: (dia) => dia, siguiente: (dia) => sumarDias(dia, 1) },
    MES: { primero: mesDe, siguiente: (dia) => sumarMeses(dia, 1) },
  };

/** Gives every day, or every month's first, from one to the other, never past it: the last day has no next one. */
export function periodosEntre(desde: FechaCivil, hasta: FechaCivil, paso: Paso): FechaCivil[] {
  if (desde > hasta) return [];
  const { primero, siguiente } = PASOS[paso];
  const ultimo = primero(hasta);
  const periodos: FechaCivil[] = [];
  for (let dia = primero(desde); dia < ultimo; dia = siguiente(dia)) periodos.push(dia);
  return [...periodos, ultimo];
}

/** A stretch has its first and last day; it is empty where the last comes before the first. */
export type Tramo = readonly [desde: FechaCivil, hasta: FechaCivil];

const NADA: Tramo = [sumarDias(PRIMER_DIA, 1), PRIMER_DIA];

const acabaUnMes = (dia: FechaCivil): boolean => dia === ULTIMO_DIA || mesDe(sumarDias(dia, 1)) > dia;

/** Gives the days before the first whole month of a range, its whole months, and the days after them. */
export function mesesEnteros(desde: FechaCivil, hasta: FechaCivil): { antes: Tramo; meses: Tramo; despues: Tramo } {
  const empieza = desde === mesDe(desde);
  const acaba = acabaUnMes(hasta);
  const todo: Tramo = [desde, hasta];
  if (mesDe(desde) === mesDe(hasta))
    return empieza && acaba ? { antes: NADA, meses: todo, despues: NADA } : { antes: todo, meses: NADA, despues: NADA };
  const primero = empieza ? desde : sumarMeses(mesDe(desde), 1);
  return {
    antes: empieza ? NADA : [desde, sumarDias(primero, -1)],
    meses: [primero, acaba ? hasta : sumarDias(mesDe(hasta), -1)],
    despues: acaba ? NADA : [mesDe(hasta), hasta],
  };
}

/** Gives the first and last day that a period has of the range. */
export function tramoDe(
  periodo: FechaCivil,
  paso: Paso,
  desde: FechaCivil,
  hasta: FechaCivil,
): [FechaCivil, FechaCivil] {
  const { primero, siguiente } = PASOS[paso];
  const fin = periodo === primero(hasta) ? hasta : sumarDias(siguiente(periodo), -1);
  return [periodo < desde ? desde : periodo, fin > hasta ? hasta : fin];
}

/** Gives the days that a month of a range has, where it has not all; days still to come are left out. */
export function diasDeMesCortado(
  mes: FechaCivil,
  { desde, hasta, hoy }: { desde: FechaCivil; hasta: FechaCivil; hoy: FechaCivil },
): Tramo | null {
  const ultimo = hasta < hoy || mes > hoy ? hasta : hoy;
  const [primero, fin] = tramoDe(mes, 'MES', desde, ultimo);
  return primero === mes && acabaUnMes(fin) ? null : [primero, fin];
}
