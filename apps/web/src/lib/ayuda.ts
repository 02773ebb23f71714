import type { Capitulo } from './capitulos.ts';
import { ENLACES_AYUDA } from './config.ts';

/** Where the user guide explains a screen. */
export const enlaceDeCapitulo = (capitulo: Capitulo): string => `${ENLACES_AYUDA.guiaUsuario}#${capitulo}`;
