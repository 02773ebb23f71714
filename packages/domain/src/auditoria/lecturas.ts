import type { Slug } from '../cuenta/permisos.ts';

/** Opening the form or the proposal of a deed shows somebody and changes nothing: a reading, with a name of its own. */
export const LECTURAS = {
  'lectura-actualizacion-titular': { antesDe: 'actualizacion-titular', texto: 'Lectura para actualizar a un titular' },
  'lectura-actualizacion-beneficiario': {
    antesDe: 'actualizacion-beneficiario',
    texto: 'Lectura para actualizar a un beneficiario',
  },
  'lectura-registro-titular': { antesDe: 'registro-titular', texto: 'Lectura para registrar un cambio de empleador' },
  'lectura-revision-afiliacion': { antesDe: 'revision-afiliacion', texto: 'Lectura para revisar una afiliación' },
  'lectura-revision-fallecimiento': {
    antesDe: 'revision-fallecimiento',
    texto: 'Lectura para revisar un fallecimiento',
  },
  'lectura-decision-identidad': { antesDe: 'decision-identidad', texto: 'Lectura para decidir sobre una identidad' },
} as const satisfies Record<`lectura-${string}`, { antesDe: Slug; texto: string }>;

export type ClaveDeLectura = keyof typeof LECTURAS;

const LECTURA_DE = new Map<string, string>(
  Object.entries(LECTURAS).map(([lectura, { antesDe }]) => [antesDe, lectura]),
);

/** Gives the deed under whose name older rows of a reading are written. */
export const hechoDeLectura = (accion: string): string | undefined =>
  accion in LECTURAS ? LECTURAS[accion as ClaveDeLectura].antesDe : undefined;

/** Tells whether rows of this name may be readings. */
export const tieneLectura = (accion: string): boolean => LECTURA_DE.has(accion);

/** Names the action of a row: one under the name of a deed that wrote nothing is a reading. */
export const accionDeFila = (accion: string, escribio: boolean): string =>
  escribio ? accion : (LECTURA_DE.get(accion) ?? accion);

/** An answer with more rows, not asked for one of them, is a reading of none of them in particular. */
export const POCAS = 20;

/**
 * Tells whether each person shown was looked at one by one (acuerdos §11 'Who looked', §12 'A reading'): the answer was
 * asked for by who somebody is, a number, a name or one's own row (`porQuien`), or shows few, however many were found.
 */
export const miroACadaUna = ({ porQuien, filas }: { porQuien: boolean; filas: number }): boolean =>
  porQuien || filas <= POCAS;
