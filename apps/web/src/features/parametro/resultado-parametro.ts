import { interpretar, interpretarFalla } from '../usuario/cambio-usuario.ts';

/** A change of a list is told as that of an account is: what was typed stays until it is saved. */
export const DE_PARAMETRO = { interpretar, interpretarFalla, refresca: ['parametros'] } as const;
