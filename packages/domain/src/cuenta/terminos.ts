/** Defines the versions of the terms of use (document 1 §6 and §9 Terms; acuerdos §9). */
import { type FechaCivil, sumarDias } from '../shared/fecha-civil.ts';
import { DIAS_PUBLICACION_TERMINOS } from './vigencia.ts';

export const MAX_TITULO_TERMINOS = 200;
export const MIN_TEXTO_TERMINOS = 100;
export const MAX_TEXTO_TERMINOS = 60_000;
export const MAX_MOTIVO_RETIRO = 500;

/** Gives the first day on which a version published on this one is in force: the 10th after it. */
export const vigenteDesde = (publicadoEl: FechaCivil): FechaCivil => sumarDias(publicadoEl, DIAS_PUBLICACION_TERMINOS);

/** Everything that is no letter, mark, sign or line end is removed, so that nothing of a text is unseen. */
const INVISIBLE = /[^\P{C}\n]/gu;

/** Gives the text as it is kept: paragraphs with one blank line between them, without anything that is not seen. */
export const normalizarTerminos = (texto: string): string =>
  texto
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(INVISIBLE, '')
    // The match begins only at a run's first blank: beginning at each one of a long run would take quadratic time.
    .replace(/(?<! ) +$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

export const parrafosDe = (texto: string): string[] => (texto === '' ? [] : texto.split(/\n{2,}/));

export const ESTADOS_DE_VERSION = ['VIGENTE', 'POR REGIR', 'ANTERIOR', 'RETIRADA'] as const;
type EstadoDeVersion = (typeof ESTADOS_DE_VERSION)[number];

interface Version {
  version: string;
  vigenteDesde: FechaCivil;
  retirada: boolean;
}

/** @param vigente is the version in force on `hoy`. */
export function estadoDeVersion(version: Version, hoy: FechaCivil, vigente: string | undefined): EstadoDeVersion {
  if (version.retirada) return 'RETIRADA';
  if (version.vigenteDesde > hoy) return 'POR REGIR';
  return version.version === vigente ? 'VIGENTE' : 'ANTERIOR';
}

export const TEXTO_YA_ESPERA =
  'Ya hay una versión publicada que todavía no rige. Retírela antes de publicar otra, o espere a que rija.';

export const TEXTO_NO_SE_RETIRA = 'Solo se retira una versión que todavía no rige.';

export const TEXTO_SIN_CAMBIOS = 'El texto y el título son los de la versión vigente: no hay nada que publicar.';
