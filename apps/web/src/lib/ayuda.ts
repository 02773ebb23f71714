import type { Capitulo } from './capitulos.ts';
import { ENLACES_AYUDA } from './config.ts';

export const enlaceDeCapitulo = (capitulo: Capitulo): string => `${ENLACES_AYUDA.guiaUsuario}#${capitulo}`;
