/** Says when the totals of a population declaration are taken (document 2 §5 Monitoring totals). */
import { mesDe } from '../estadistica/periodos.ts';
import { esFechaCivil, type FechaCivil, mostrarFecha, sumarDias } from '../shared/fecha-civil.ts';
import { type Conteo, type Conteos, observados, sumar, validados } from './conteos.ts';

/** No managing entity has so many departments and regionals. */
export const MAX_PANELES = 100;
export const MAX_REGIONAL = 100;

const TEXTO_VALIDADA =
  'Los totales de su población general validada no coincide con los totales reportados por departamento';
const TEXTO_OBSERVADA =
  'Los totales de su población general observada no coincide con los totales reportados por departamento';

/** This text follows either of the two refusals. */
export const TEXTO_VERIFIQUE = 'Verifique los registros por departamento.';

/** A panel that was removed in the dialog is only flagged. */
export interface Panel extends Conteos {
  departamento: string;
  regional: string;
  eliminado: boolean;
}

export const vigentes = <P extends { eliminado: boolean }>(paneles: readonly P[]): P[] =>
  paneles.filter(({ eliminado }) => !eliminado);

/** Regionals are told in capitals (document 2 §3). */
export const comoRegional = (escrita: string): string => escrita.trim().replace(/\s+/g, ' ').toUpperCase();

/**
 * Gives the text of the first of the two rules on the departments' sums that does not hold, or null. They hold only
 * where there is a panel, and the departments have anything at all.
 */
export function revisarTotales(
  generales: Conteos,
  paneles: readonly (Conteos & { eliminado: boolean })[],
): string | null {
  const suma = sumar(vigentes(paneles));
  if (paneles.length === 0 || validados(suma) + observados(suma) + suma.recienNacidos === 0) return null;
  if (validados(generales) !== validados(suma)) return TEXTO_VALIDADA;
  return observados(generales) === observados(suma) ? null : TEXTO_OBSERVADA;
}

const REGLAS = [
  { total: validados, suma: ['titularesValidos', 'beneficiariosValidados'] },
  { total: observados, suma: ['titularesObservados', 'beneficiarioObservado'] },
] as const;

/** Gives the general totals that differ from the departments' sums where a rule does not hold. */
export function noCoinciden(
  generales: Conteos,
  paneles: readonly (Conteos & { eliminado: boolean })[],
): readonly Conteo[] {
  if (revisarTotales(generales, paneles) === null) return [];
  const deTodos = sumar(vigentes(paneles));
  return REGLAS.flatMap(({ total, suma }) =>
    total(generales) === total(deTodos) ? [] : suma.filter((conteo) => generales[conteo] !== deTodos[conteo]),
  );
}

/** Names the first two panels of the same place; each regional of a department is declared once. */
export function lugarRepetido(
  paneles: readonly Pick<Panel, 'departamento' | 'regional' | 'eliminado'>[],
): string | null {
  const vistos = new Set<string>();
  for (const { departamento, regional } of vigentes(paneles)) {
    const lugar = [departamento, comoRegional(regional)].filter(Boolean).join(', ');
    if (vistos.has(lugar)) return `El departamento y la regional están dos veces: ${lugar}.`;
    vistos.add(lugar);
  }
  return null;
}

export interface PartesDelDia {
  gestion: number;
  periodo: number;
  dia: number;
}

/** Gives the month as a filter names it: 2026-10. */
export const comoPeriodo = ({ gestion, periodo }: Omit<PartesDelDia, 'dia'>): string =>
  `${String(gestion).padStart(4, '0')}-${String(periodo).padStart(2, '0')}`;

/** Gives the day that a declaration tells of; null where there is no such day. */
export function diaDeclarado({ gestion, periodo, dia }: PartesDelDia): FechaCivil | null {
  const texto = `${comoPeriodo({ gestion, periodo })}-${String(dia).padStart(2, '0')}`;
  return esFechaCivil(texto) ? texto : null;
}

export const partesDelDia = (declarado: FechaCivil): PartesDelDia => ({
  gestion: Number(declarado.slice(0, 4)),
  periodo: Number(declarado.slice(5, 7)),
  dia: Number(declarado.slice(8, 10)),
});

/** Gives the last two month-ends, whose declarations are sent and corrected (acuerdos §11 'Declarations'). */
export function ultimosCierres(hoy: FechaCivil): [FechaCivil, FechaCivil] {
  const ultimo = sumarDias(mesDe(hoy), -1);
  return [ultimo, sumarDias(mesDe(ultimo), -1)];
}

export const seDeclara = (dia: FechaCivil, hoy: FechaCivil): boolean => ultimosCierres(hoy).includes(dia);

/** Gives null where the declaration of this day may be sent; one of another day is only read. */
export function revisarDia(dia: FechaCivil, hoy: FechaCivil): string | null {
  if (seDeclara(dia, hoy)) return null;
  const [ultimo, anterior] = ultimosCierres(hoy).map(mostrarFecha);
  return `Solo se remiten y se corrigen los totales de los dos últimos cierres de mes, ${ultimo} y ${anterior}; los del ${mostrarFecha(dia)} solo se leen.`;
}

/** A correction replaces a declaration, which stays; nothing that was sent is rewritten. */
export const ESTADO_DECLARACION = { REMITIDO: 'REMITIDO', CORREGIDO: 'CORREGIDO', ANULADO: 'ANULADO' } as const;
export type EstadoDeclaracion = keyof typeof ESTADO_DECLARACION;

/** Tells why the declaration that somebody opened is not the one in force any more. */
export const YA_NO_RIGE: Readonly<Record<Exclude<EstadoDeclaracion, 'REMITIDO'>, string>> = {
  CORREGIDO:
    'Otra persona ya corrigió esta declaración mientras usted trabajaba. No se guardó nada suyo: abra la versión vigente, compárela y vuelva a remitir.',
  ANULADO: 'Esta declaración fue anulada mientras usted trabajaba. No se guardó nada suyo: cree una nueva.',
};

export const TEXTO_REMITIDO = {
  nueva: 'Los totales fueron remitidos con éxito.',
  version: 'La corrección fue remitida con éxito; la versión anterior queda guardada.',
} as const;
export const TEXTO_ANULADO = 'La declaración fue eliminada; queda guardada como anulada.';
