import { type FechaCivil, fecha, sumarDias, sumarMeses } from '../shared/fecha-civil.ts';

const ANIOS = 5;
/** From this age on everybody is in one group. */
const ULTIMA = 100;
const CORTES = ULTIMA / ANIOS;

/**
 * First days of birth of each group of ages on a day, from the oldest to the youngest: whoever is born between two of
 * them is of the older one's group, and who is born before the first is of the last group.
 */
export function cortesDeEdad(hoy: FechaCivil): FechaCivil[] {
  // Born on the day itself is that old already; 29 February clamps as `edadEn` counts.
  return Array.from({ length: CORTES }, (_, i) => sumarDias(sumarMeses(hoy, -12 * (ULTIMA - ANIOS * i)), 1));
}

/** First days of the months in which a group begins after the first: of these the days are counted, not the month. */
export const mesesPartidos = (cortes: readonly FechaCivil[]): FechaCivil[] =>
  cortes.filter((corte) => !corte.endsWith('-01')).map((corte) => fecha(`${corte.slice(0, 7)}-01`));

/** As many as there are cuts up to the birth: from '100 o más' to '0 a 4'. */
export function nombreDeGrupo(cortesPasados: number): string {
  const desde = ULTIMA - ANIOS * cortesPasados;
  return desde >= ULTIMA ? `${ULTIMA} o más` : `${desde} a ${desde + ANIOS - 1}`;
}

/** From the youngest to the oldest. */
export const GRUPOS_DE_EDAD: readonly string[] = Array.from({ length: CORTES + 1 }, (_, i) =>
  nombreDeGrupo(CORTES - i),
);
