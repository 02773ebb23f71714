import { type FechaCivil, fecha, sumarDias, sumarMeses } from '../shared/fecha-civil.ts';
import { mesDe, type Paso, periodosEntre } from './periodos.ts';

const ANIOS = 5;
/** From this age on everybody is in one group. */
const ULTIMA = 100;
const CORTES = ULTIMA / ANIOS;

/**
 * Gives the first days of birth of each group of ages on a day, from the oldest to the youngest: whoever is born
 * between two of them is of the older one's group, and who is born before the first is of the last group.
 */
export function cortesDeEdad(hoy: FechaCivil): FechaCivil[] {
  // Somebody born on the day itself is that old already; 29 February clamps as `edadEn` counts.
  return Array.from({ length: CORTES }, (_, i) => sumarDias(sumarMeses(hoy, -12 * (ULTIMA - ANIOS * i)), 1));
}

/** Rounds to the nearest first day of a month, or of a year. */
const REDONDEOS = {
  MES: (dia: FechaCivil): FechaCivil => (Number(dia.slice(8)) <= 15 ? mesDe(dia) : sumarMeses(mesDe(dia), 1)),
  ANIO: (dia: FechaCivil): FechaCivil =>
    sumarMeses(fecha(`${dia.slice(0, 4)}-01-01`), Number(dia.slice(5, 7)) <= 6 ? 0 : 12),
};

/** Gives what lies between two cuts of one group, whichever comes first. */
const entreCortes = (unos: readonly FechaCivil[], otros: readonly FechaCivil[], paso: Paso): FechaCivil[] =>
  unos.flatMap((uno, i) => {
    const otro = otros[i] ?? uno;
    return uno < otro
      ? periodosEntre(uno, sumarDias(otro, -1), paso)
      : otro < uno
        ? periodosEntre(otro, sumarDias(uno, -1), paso)
        : [];
  });

export interface CortesPorPasos {
  /** The cuts are of whole years, of whole months, and the days themselves: each is the nearest to the next one. */
  anios: FechaCivil[];
  meses: FechaCivil[];
  dias: FechaCivil[];
  /** The cuts of years put these months into the wrong group, and those of months these days. */
  mesesMovidos: FechaCivil[];
  diasMovidos: FechaCivil[];
}

/** Births are counted by the year, and finer only where a group begins. */
export function cortesPorPasos(hoy: FechaCivil): CortesPorPasos {
  const dias = cortesDeEdad(hoy);
  const meses = dias.map(REDONDEOS.MES);
  const anios = meses.map(REDONDEOS.ANIO);
  return {
    anios,
    meses,
    dias,
    mesesMovidos: entreCortes(anios, meses, 'MES'),
    diasMovidos: entreCortes(meses, dias, 'DIA'),
  };
}

/** Names a group by how many cuts there are up to the birth: from '100 o más' to '0 a 4'. */
export function nombreDeGrupo(cortesPasados: number): string {
  const desde = ULTIMA - ANIOS * cortesPasados;
  return desde >= ULTIMA ? `${ULTIMA} o más` : `${desde} a ${desde + ANIOS - 1}`;
}

/** The groups stand from the youngest to the oldest. */
export const GRUPOS_DE_EDAD: readonly string[] = Array.from({ length: CORTES + 1 }, (_, i) =>
  nombreDeGrupo(CORTES - i),
);
