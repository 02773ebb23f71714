import { EN_FORMULARIO } from '../../lib/desenlace.ts';

export const AL_GUARDAR_PARAMETRO = { ...EN_FORMULARIO, refresca: ['parametros'] } as const;
