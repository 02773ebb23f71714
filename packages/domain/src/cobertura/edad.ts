/**
 * Tells when a beneficiary's right ends by age (acuerdos §12 'Ages'). The last covered day is the eve of a birthday; it
 * is stored with the affiliation (`fin_por_edad`), and `cobertura/cobertura.ts` reads it beside cesantía and
 * ampliación.
 */
import { edadEn, type FechaCivil, fecha, mostrarFecha, sumarDias, sumarMeses } from '../shared/fecha-civil.ts';
import { fueraDeLimite, type ProblemaDeCampo } from '../shared/problemas.ts';

/** Each condition lets a right go on beyond the age, and has a proof. */
export const CONDICIONES = ['ESTUDIANTE', 'INVALIDEZ'] as const;
export type CondicionDeEdad = (typeof CONDICIONES)[number];

/** An age of the list EDAD is in force from its day until the next one of its code. */
export interface LimiteDeEdad {
  /** The code is a kin's, or ESTUDIANTE. */
  codigo: string;
  edad: number;
  vigente_desde: FechaCivil;
}

export interface Condicion {
  condicion: CondicionDeEdad | null;
  /** For somebody who studies, the proof holds until this day. */
  condicion_hasta: FechaCivil | null;
}

export interface Pariente extends Condicion {
  /** The kin is given by its code. */
  parentesco: string;
  fecha_nacimiento: FechaCivil;
}

/** An end by age is told so many days before it comes, and a late one is put off by as many. */
export const DIAS_DE_AVISO = 30;
/** An end by age is undone without a gap for so long. */
export const DIAS_PARA_RENOVAR = 90;
/** A changed age begins no sooner than so many days later, so that nobody is taken unawares. */
export const DIAS_HASTA_NUEVA_EDAD = 60;

/** Gives the n-th birthday: for who was born on 29 February, 1 March where there is no such day (as `edadEn`). */
export function cumpleanos(nacimiento: FechaCivil, edad: number): FechaCivil {
  const dia = sumarMeses(nacimiento, 12 * edad);
  return edadEn(nacimiento, dia) < edad ? sumarDias(dia, 1) : dia;
}

const enVigor = (suyos: readonly LimiteDeEdad[], dia: FechaCivil): LimiteDeEdad | undefined =>
  suyos
    .filter(({ vigente_desde }) => vigente_desde <= dia)
    .toSorted((a, b) => (a.vigente_desde < b.vigente_desde ? 1 : -1))[0];

/** Gives the eve of the first birthday that reaches the age then in force; null where the code has no age. */
function visperaDelLimite(codigo: string, nacimiento: FechaCivil, limites: readonly LimiteDeEdad[]): FechaCivil | null {
  const suyos = limites.filter((uno) => uno.codigo === codigo);
  const edades = suyos.map(({ edad }) => edad);
  for (let edad = Math.min(...edades); edad <= Math.max(...edades); edad += 1) {
    const dia = cumpleanos(nacimiento, edad);
    const limite = enVigor(suyos, dia);
    if (limite !== undefined && limite.edad <= edad) return sumarDias(dia, -1);
  }
  return null;
}

/** Gives the last day of the right by age, or null; the database's `fin_por_edad` is the same rule. */
export function finPorEdad(
  { parentesco, fecha_nacimiento, condicion, condicion_hasta }: Pariente,
  limites: readonly LimiteDeEdad[],
): FechaCivil | null {
  const fin = visperaDelLimite(parentesco, fecha_nacimiento, limites);
  if (fin === null || condicion === 'INVALIDEZ') return null;
  if (condicion !== 'ESTUDIANTE') return fin;
  const ultimo = visperaDelLimite('ESTUDIANTE', fecha_nacimiento, limites) ?? fin;
  const delEstudio = condicion_hasta !== null && condicion_hasta < ultimo ? condicion_hasta : ultimo;
  return delEstudio > fin ? delEstudio : fin;
}

/** Gives the end as it is stored: put off, where it must be, until the days of notice have passed. */
export function finAvisado(fin: FechaCivil | null, hoy: FechaCivil): FechaCivil | null {
  const primero = sumarDias(hoy, DIAS_DE_AVISO);
  return fin !== null && fin < primero ? primero : fin;
}

/**
 * Another kin or another condition moves the end: later at once, and sooner only as far as it can still be told. So
 * nobody gets days by handing in what gives none.
 */
export function finCambiado(fin: FechaCivil | null, antes: FechaCivil | null, hoy: FechaCivil): FechaCivil | null {
  if (fin === null || (antes !== null && fin >= antes)) return fin;
  const avisado = finAvisado(fin, hoy);
  return antes !== null && avisado !== null && avisado > antes ? antes : avisado;
}

/** Tells why somebody of this age cannot be registered today; null where they can. */
export function revisarEdad(
  quien: Pariente,
  limites: readonly LimiteDeEdad[],
  hoy: FechaCivil,
): ProblemaDeCampo | null {
  const fin = finPorEdad(quien, limites);
  if (fin === null || fin >= hoy) return null;
  const dia = mostrarFecha(sumarDias(fin, 1));
  const edad = edadEn(quien.fecha_nacimiento, sumarDias(fin, 1));
  return fueraDeLimite(
    quien.condicion === 'ESTUDIANTE'
      ? `Cumplió ${edad} años el ${dia}: como estudiante no puede registrarse.`
      : `Cumplió ${edad} años el ${dia}: solo puede registrarse con un certificado de estudios o de invalidez.`,
  );
}

/** A proof of study holds for a year at most. */
export const ultimaCondicion = (hoy: FechaCivil): FechaCivil => sumarMeses(hoy, 12);

/** Who has an age in the list EDAD: kins by code of PARENTESCO, and who studies; `inicial` is migration 0059's. */
export const CON_EDAD = [
  { codigo: 'HIJA_HIJO', nombre: 'HIJA/HIJO', inicial: 19 },
  { codigo: 'HIJASTRO_HIJASTRA', nombre: 'HIJASTRO/HIJASTRA', inicial: 19 },
  { codigo: 'NIETO_NIETA', nombre: 'NIETO/NIETA', inicial: 19 },
  { codigo: 'HERMANO_HERMANA', nombre: 'HERMANO/HERMANA', inicial: 19 },
  { codigo: 'ESTUDIANTE', nombre: 'Estudiante', inicial: 25 },
] as const;

/** Tells whether the right of somebody of that kin ends by age. */
export const terminaPorEdad = (codigo: string): boolean =>
  codigo !== 'ESTUDIANTE' && CON_EDAD.some((una) => una.codigo === codigo);

export const nombreConEdad = (codigo: string): string =>
  CON_EDAD.find((una) => una.codigo === codigo)?.nombre ?? codigo;

export const EDADES_INICIALES: readonly LimiteDeEdad[] = CON_EDAD.map(({ codigo, inicial }) => ({
  codigo,
  edad: inicial,
  vigente_desde: fecha('1900-01-01'),
}));
