import { crearCofre } from '@sgpa/api/integrations/cofre/cofre';

/** One for all: several servers of a test share a database. */
export const LLAVE_DE_PRUEBA = Buffer.alloc(32, 7);
export const COFRE_DE_PRUEBA = crearCofre(LLAVE_DE_PRUEBA);
