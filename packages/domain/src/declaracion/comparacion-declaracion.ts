/**
 * Sets what the register itself counts of a declared day beside what was declared. Everybody covered that day counts
 * (`estaCubierto`); an observed person has a novedad of that entity then, and a newborn is a beneficiary born in that
 * month.
 */
import { estaCubierto, type HechosAfiliacion } from '../cobertura/cobertura.ts';
import { mesDe } from '../estadistica/periodos.ts';
import type { FechaCivil } from '../shared/fecha-civil.ts';
import { type Conteo, type Conteos, porConteo, sumar } from './conteos.ts';
import { type Panel, vigentes } from './remision-declaracion.ts';

export interface AfiliacionContable extends HechosAfiliacion {
  /** At least one novedad of its managing entity about it was open at the end of the day. */
  observada: boolean;
  fecha_nacimiento: FechaCivil;
}

/** Tells which of the five figures of a day an affiliation is part of. */
export function conteosDeAfiliacion(a: AfiliacionContable, dia: FechaCivil): Conteo[] {
  if (!estaCubierto(a, dia)) return [];
  if (a.tipo === 'TITULAR') return [a.observada ? 'titularesObservados' : 'titularesValidos'];
  const recienNacida = a.fecha_nacimiento >= mesDe(dia) && a.fecha_nacimiento <= dia;
  return [
    a.observada ? 'beneficiarioObservado' : 'beneficiariosValidados',
    ...(recienNacida ? ['recienNacidos' as const] : []),
  ];
}

/** The register's count of a day is made once, and stays as it was. */
export interface ConteoDelRegistro {
  /** The entity first registered anybody on this day; null where it never did. */
  registroDesde: FechaCivil | null;
  /** The departments go by sigla; '' stands for those of whom the register has none. */
  departamentos: readonly (Conteos & { departamento: string })[];
}

/** SIN_REGISTRO says that the register began later, when a zero of it would say nothing. */
export type EstadoConteo = 'CONTADO' | 'PENDIENTE' | 'SIN_REGISTRO';

export function estadoDelConteo(
  dia: FechaCivil,
  conteo: Pick<ConteoDelRegistro, 'registroDesde'> | null,
): EstadoConteo {
  if (conteo === null) return 'PENDIENTE';
  return conteo.registroDesde === null || conteo.registroDesde > dia ? 'SIN_REGISTRO' : 'CONTADO';
}

/** A figure is null where its side says nothing, and then so is the difference. */
export interface CifraComparada {
  declarado: number | null;
  registro: number | null;
  /** The difference is positive where more was declared than the register has. */
  diferencia: number | null;
}
export type Comparadas = Record<Conteo, CifraComparada>;

const comparar = (declarados: Conteos | null, registrados: Conteos | null): Comparadas =>
  porConteo((conteo) => {
    const declarado = declarados?.[conteo] ?? null;
    const registro = registrados?.[conteo] ?? null;
    return { declarado, registro, diferencia: declarado === null || registro === null ? null : declarado - registro };
  });

export interface Comparacion {
  general: Comparadas;
  /** The declared departments come in their order, then those of which the register alone knows. */
  departamentos: (Comparadas & { departamento: string })[];
}

/**
 * `registro` is null where there is none, or it says nothing of that day. The register knows no regionals: those of a
 * department add up.
 */
export function compararDeclaracion(
  generales: Conteos,
  paneles: readonly Omit<Panel, 'regional'>[],
  registro: ConteoDelRegistro['departamentos'] | null,
): Comparacion {
  const declarados = Map.groupBy(vigentes(paneles), ({ departamento }) => departamento);
  const deRegistro = new Map(registro?.map((conteos) => [conteos.departamento, conteos]));
  const lugares = [...new Set([...declarados.keys(), ...deRegistro.keys()])];
  const ninguno = registro === null ? null : porConteo(() => 0);
  return {
    general: comparar(generales, registro === null ? null : sumar(registro)),
    departamentos: lugares.map((departamento) => {
      const suyos = declarados.get(departamento);
      return { departamento, ...comparar(suyos ? sumar(suyos) : null, deRegistro.get(departamento) ?? ninguno) };
    }),
  };
}

/** Tells whether declaration and register disagree in any figure. */
export const difiere = (comparadas: Comparadas): boolean =>
  Object.values(porConteo((conteo) => comparadas[conteo].diferencia)).some(
    (diferencia) => diferencia !== null && diferencia !== 0,
  );

/** `diferencias` is of the general totals; `difiere` of every place, as totals may agree where departments do not. */
export interface FrenteAlRegistro {
  difiere: boolean;
  diferencias: Conteos;
}

/** Compares a whole declaration; null where the register says nothing of its day. */
export function frenteAlRegistro(
  dia: FechaCivil,
  generales: Conteos,
  paneles: readonly Omit<Panel, 'regional'>[],
  conteo: ConteoDelRegistro | null,
): FrenteAlRegistro | null {
  if (conteo === null || estadoDelConteo(dia, conteo) !== 'CONTADO') return null;
  const { general, departamentos } = compararDeclaracion(generales, paneles, conteo.departamentos);
  return {
    difiere: [general, ...departamentos].some(difiere),
    diferencias: porConteo((cual) => general[cual].diferencia ?? 0),
  };
}
