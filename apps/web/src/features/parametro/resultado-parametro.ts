import { interpretar, interpretarFalla } from '../usuario/cambio-usuario.ts';

/** What the answer of a change of a list means, told as of an account: what was typed stays until it is saved. */
export const DE_PARAMETRO = { interpretar, interpretarFalla, refresca: ['parametros'] } as const;
