import { crearCofre } from '@sgpa/api/integrations/cofre/cofre';

/** One for all: several servers of a test share a database. */
export const COFRE_DE_PRUEBA = crearCofre(Buffer.alloc(32, 7));
