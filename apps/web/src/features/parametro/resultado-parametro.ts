import { interpretar, interpretarFalla } from '../usuario/cambio-usuario.ts';

/** `useEscritura` tells a change of a list so, as one of an account: what was typed stays until it is saved. */
export const AL_GUARDAR_PARAMETRO = { interpretar, interpretarFalla, refresca: ['parametros'] } as const;
