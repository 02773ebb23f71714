import { interpretar, interpretarFalla } from '../usuario/cambio-usuario.ts';

/** A change of a list is told as that of an account is: what was typed stays until it is saved. */
export const AL_GUARDAR_PARAMETRO = { interpretar, interpretarFalla, refresca: ['parametros'] } as const;
