import { crearCofre } from '@sgpa/api/integrations/cofre/cofre';

/** All servers of a test use one key, since they share a database. */
export const LLAVE_DE_PRUEBA = Buffer.alloc(32, 7);
export const COFRE_DE_PRUEBA = crearCofre(LLAVE_DE_PRUEBA);
