/**
 * Defines the affiliation states and how each is shown (document 2 §2, 4 and 9). The specification gives two readings
 * of the date columns; the list follows the first and the details panel the second.
 */
import type { FechaCivil } from '../shared/fecha-civil.ts';
import { normalizarNombre } from '../shared/nombres.ts';

/** The specification has no 107. */
export const ESTADO = {
  ACTIVO: 100,
  BAJA_FUTURA: 101,
  AMPLIACION: 102,
  CESANTIA: 103,
  INACTIVO: 104,
  INHABILITADO: 105,
  DERECHOHABIENTE: 106,
  REVISION: 108,
} as const;

export type CodigoEstado = (typeof ESTADO)[keyof typeof ESTADO];
export const CODIGOS_ESTADO: readonly CodigoEstado[] = Object.values(ESTADO);

/** Reads a code as a row holds it: the database takes no other. */
export function leerCodigoEstado(codigo: number): CodigoEstado {
  const leido = CODIGOS_ESTADO.find((uno) => uno === codigo);
  if (leido === undefined) throw new RangeError(`There is no state ${codigo}`);
  return leido;
}

/** AFILIADO covers, DESAFILIADO does not. */
export type GrupoEstado = 'AFILIADO' | 'DESAFILIADO';
export type ColorChip = 'verde' | 'rojo' | 'morado' | 'verde oscuro' | 'gris';

/** A date that an affiliation row stores is null while it does not apply. */
export interface FechasAfiliacion {
  fecha_afiliacion: FechaCivil | null;
  /** Work ended on the eve of this day: from then on there is cesantía, ampliación or nothing. */
  fecha_baja: FechaCivil | null;
  /** The cesantía covers this day too, and no later one. */
  fecha_cesantia: FechaCivil | null;
  /** The ampliación covers this day too, and no later one. */
  fecha_ampliacion: FechaCivil | null;
  /** The beneficiary's own right begins on this day. */
  fecha_derechohabiente: FechaCivil | null;
}

export type ColumnaFecha = keyof FechasAfiliacion;
export type HechosDeEstado = FechasAfiliacion & { estado: number };

export interface EstadoAfiliacion {
  codigo: number;
  nombre: string;
  /** The group is null only for an unknown code. */
  grupo: GrupoEstado | null;
  columnaLista: ColumnaFecha | null;
  columnaDetalle: ColumnaFecha | null;
  chipDetalle: ColorChip;
}

type Fila = readonly [number, string, GrupoEstado, ColumnaFecha | null, ColumnaFecha | null, ColorChip];

const FILAS: readonly Fila[] = [
  [100, 'ACTIVO', 'AFILIADO', null, 'fecha_afiliacion', 'verde'],
  [101, 'ACTIVO', 'AFILIADO', 'fecha_baja', 'fecha_cesantia', 'verde'],
  [102, 'AMPLIACIÓN', 'AFILIADO', 'fecha_ampliacion', 'fecha_ampliacion', 'rojo'],
  [103, 'CESANTIA', 'AFILIADO', 'fecha_cesantia', 'fecha_cesantia', 'rojo'],
  [104, 'INACTIVO', 'DESAFILIADO', null, 'fecha_baja', 'rojo'],
  [105, 'INHABILITADO', 'DESAFILIADO', null, 'fecha_baja', 'morado'],
  [106, 'DERECHOHABIENTE', 'AFILIADO', null, 'fecha_baja', 'verde oscuro'],
  [108, 'REVISION', 'DESAFILIADO', null, 'fecha_baja', 'rojo'],
];

export const ESTADOS: readonly EstadoAfiliacion[] = FILAS.map(
  ([codigo, nombre, grupo, columnaLista, columnaDetalle, chipDetalle]) => ({
    codigo,
    nombre,
    grupo,
    columnaLista,
    columnaDetalle,
    chipDetalle,
  }),
);

/**
 * The passing of days can end cover in these states: ACTIVO has no end but a beneficiary's, by age. The daily job's
 * index covers them.
 */
export const estadosConFin = (tipo: 'TITULAR' | 'BENEFICIARIO'): readonly number[] =>
  ESTADOS.filter(
    ({ codigo, grupo }) => grupo === 'AFILIADO' && (codigo !== ESTADO.ACTIVO || tipo === 'BENEFICIARIO'),
  ).map(({ codigo }) => codigo);

/** An end by age is told in these: it cuts no ampliación, nor an own right (106), but the entity is told of that one. */
export const AVISADOS_POR_EDAD = [ESTADO.ACTIVO, ESTADO.BAJA_FUTURA, ESTADO.CESANTIA, ESTADO.DERECHOHABIENTE] as const;

/** Tells how a code is shown; an unknown one is 'xxxx', grey, in no group and with no date. */
export function estadoDe(codigo: number): EstadoAfiliacion {
  return (
    ESTADOS.find((e) => e.codigo === codigo) ?? {
      codigo,
      nombre: 'xxxx',
      grupo: null,
      columnaLista: null,
      columnaDetalle: null,
      chipDetalle: 'gris',
    }
  );
}

/** In the list the chip takes the colour of the group. */
export function chipEnLista(codigo: number): ColorChip {
  const { grupo } = estadoDe(codigo);
  if (grupo === null) return 'gris';
  return grupo === 'AFILIADO' ? 'verde' : 'rojo';
}

/** The options of ESTADO DEL PROCESO stand in the order and the groups of the list filter. */
export const ESTADOS_DEL_FILTRO: readonly { grupo: GrupoEstado; nombres: readonly string[] }[] = [
  { grupo: 'AFILIADO', nombres: ['ACTIVO', 'CESANTIA', 'AMPLIACIÓN', 'DERECHOHABIENTE'] },
  { grupo: 'DESAFILIADO', nombres: ['INACTIVO', 'INHABILITADO', 'REVISION'] },
];

/** Gives the codes that a name of the filter stands for (ACTIVO → 100 and 101); none for a name that is not a state. */
export function codigosDeEstado(nombre: string): readonly number[] {
  const buscado = normalizarNombre(nombre);
  return ESTADOS.filter((e) => normalizarNombre(e.nombre) === buscado).map((e) => e.codigo);
}

/** Gives the date beside the chip in the list, for the state in `hechos.estado` (give the one of the day asked for). */
export function fechaDeEstadoEnLista(hechos: HechosDeEstado): FechaCivil | null {
  const { columnaLista } = estadoDe(hechos.estado);
  return columnaLista === null ? null : hechos[columnaLista];
}

/** Gives the date beside the chip in the details; a DERECHOHABIENTE without baja shows when the right began. */
export function fechaDeEstadoEnDetalle(hechos: HechosDeEstado): FechaCivil | null {
  const { columnaDetalle } = estadoDe(hechos.estado);
  const fecha = columnaDetalle === null ? null : hechos[columnaDetalle];
  return hechos.estado === ESTADO.DERECHOHABIENTE ? (fecha ?? hechos.fecha_derechohabiente) : fecha;
}
