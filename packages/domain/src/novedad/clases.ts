/**
 * Defines the kinds of novedad: what each means, in words that a clerk reads, and what answers it. The use case that
 * opens it writes the kind; those with `reporta` are reported by a managing entity of what it covers
 * (ADR 25).
 */
import type { TipoAfiliado } from '../cuenta/acciones.ts';

/** A correction may change these fields of an affiliation, and so answers a novedad. */
export type Corregible = 'id_entidad' | 'fecha_afiliacion' | 'id_tipo_asegurado' | 'id_parentesco';

interface Comun {
  readonly nombre: string;
  readonly significado: string;
}

/** The affiliation should perhaps end: a baja from here answers it, and so does any other end. */
interface PideBaja extends Comun {
  readonly responde: 'BAJA';
  /** A managing entity may report the kind of affiliations of these types. */
  readonly reporta?: readonly TipoAfiliado[];
}

/** The record should be corrected; an end answers it, too. */
interface PideCorreccion extends Comun {
  readonly responde: 'CORRECCION';
  readonly campo: Corregible;
  readonly reporta: readonly TipoAfiliado[];
}

/** A death has its own baja, which leaves the beneficiaries their cesantía. */
interface PideDefuncion extends Comun {
  readonly responde: 'DEFUNCION';
}

/** A right ends by age: a condition that is proved, or any end, answers it. */
interface PideRenovacion extends Comun {
  readonly responde: 'RENOVACION';
}

/** The novedad is only told so that it is known: nothing is asked. */
interface Informa extends Comun {
  readonly responde: 'NADA';
}

/** The authority decides who is whom (acuerdos §12 'One person'). */
interface PideDecision extends Comun {
  readonly responde: 'DECISION';
}

export type ClaseNovedad = PideBaja | PideCorreccion | PideDefuncion | PideRenovacion | Informa | PideDecision;

const TODOS = ['TITULAR', 'BENEFICIARIO'] as const;

export const CLASES_NOVEDAD = {
  DOBLE_AFILIACION: {
    nombre: 'Doble afiliación',
    significado: 'La persona tiene cobertura vigente también en otra afiliación.',
    responde: 'BAJA',
  },
  RELACION_LABORAL_TERMINADA: {
    nombre: 'Relación laboral terminada',
    significado: 'El titular ya no trabaja en la entidad empleadora que figura en el registro.',
    responde: 'BAJA',
    reporta: ['TITULAR'],
  },
  REGISTRO_DUPLICADO: {
    nombre: 'Registro duplicado',
    significado: 'La misma cobertura está registrada más de una vez.',
    responde: 'BAJA',
    reporta: TODOS,
  },
  BENEFICIARIO_SIN_REQUISITOS: {
    nombre: 'Beneficiario sin requisitos',
    significado: 'El beneficiario ya no cumple los requisitos para estar cubierto por su titular.',
    responde: 'BAJA',
    reporta: ['BENEFICIARIO'],
  },
  EMPLEADOR_DISTINTO: {
    nombre: 'Empleador distinto',
    significado: 'La entidad empleadora del registro no es la que tiene el ente gestor.',
    responde: 'CORRECCION',
    campo: 'id_entidad',
    reporta: ['TITULAR'],
  },
  FECHA_AFILIACION_DISTINTA: {
    nombre: 'Fecha de afiliación distinta',
    significado: 'La fecha de afiliación del registro no es la que tiene el ente gestor.',
    responde: 'CORRECCION',
    campo: 'fecha_afiliacion',
    reporta: TODOS,
  },
  TIPO_ASEGURADO_DISTINTO: {
    nombre: 'Tipo de asegurado distinto',
    significado: 'El tipo de asegurado del registro no es el que tiene el ente gestor.',
    responde: 'CORRECCION',
    campo: 'id_tipo_asegurado',
    reporta: ['TITULAR'],
  },
  PARENTESCO_DISTINTO: {
    nombre: 'Parentesco distinto',
    significado: 'El parentesco del registro no es el que tiene el ente gestor.',
    responde: 'CORRECCION',
    campo: 'id_parentesco',
    reporta: ['BENEFICIARIO'],
  },
  EDAD: {
    nombre: 'Termina por edad',
    significado:
      'El beneficiario pasa la edad de su parentesco, y su cobertura termina si no se acredita estudio o invalidez.',
    responde: 'RENOVACION',
  },
  DEFUNCION: {
    nombre: 'Fallecimiento en otro ente gestor',
    significado: 'Otro ente gestor registró que la persona falleció.',
    responde: 'DEFUNCION',
  },
  DEFUNCION_POR_CONFIRMAR: {
    nombre: 'Fallecimiento por confirmar',
    significado: 'Un ente gestor registró un fallecimiento que el SEGIP no confirma.',
    responde: 'NADA',
  },
  REVISION: {
    nombre: 'Revisión de la afiliación',
    significado: 'La autoridad decidió sobre la revisión de la afiliación.',
    responde: 'NADA',
  },
  REVISION_AUTORIDAD: {
    nombre: 'Revisión de la afiliación (autoridad)',
    significado: 'Constancia, para la autoridad, de una decisión suya sobre la revisión de una afiliación.',
    responde: 'NADA',
  },
  FALLECIMIENTO_REVISADO: {
    nombre: 'Fallecimiento revisado',
    significado: 'La autoridad confirmó o corrigió el fallecimiento que estaba registrado.',
    responde: 'NADA',
  },
  FALLECIMIENTO_REVISADO_AUTORIDAD: {
    nombre: 'Fallecimiento revisado (autoridad)',
    significado: 'Constancia, para la autoridad, de una decisión suya sobre un fallecimiento registrado.',
    responde: 'NADA',
  },
  IDENTIDAD_CORREGIDA: {
    nombre: 'Identidad corregida',
    significado: 'El SEGIP corrigió un dato de la identidad de la persona, o la autoridad unió o separó sus registros.',
    responde: 'NADA',
  },
  IDENTIDAD: {
    nombre: 'Identidad por decidir',
    significado: 'Otro registro tiene el mismo número de documento, y no se sabe si es la misma persona.',
    responde: 'DECISION',
  },
} as const satisfies Record<string, ClaseNovedad>;

export type CodigoNovedad = keyof typeof CLASES_NOVEDAD;

type Reportable = {
  [C in CodigoNovedad]: (typeof CLASES_NOVEDAD)[C] extends { reporta: readonly TipoAfiliado[] } ? C : never;
}[CodigoNovedad];

const CODIGOS = Object.keys(CLASES_NOVEDAD) as CodigoNovedad[];

const esReportable = (codigo: CodigoNovedad): codigo is Reportable => 'reporta' in CLASES_NOVEDAD[codigo];

export const CODIGOS_REPORTABLES = CODIGOS.filter(esReportable) as [Reportable, ...Reportable[]];

const esConocida = (codigo: string): codigo is CodigoNovedad => CODIGOS.some((conocido) => conocido === codigo);

/** Gives undefined for a code of a former version. */
export const claseDeNovedad = (codigo: string): ClaseNovedad | undefined =>
  esConocida(codigo) ? CLASES_NOVEDAD[codigo] : undefined;

/** Names a kind; one without a name keeps its code. */
export const nombreDeNovedad = (codigo: string): string => claseDeNovedad(codigo)?.nombre ?? codigo;
