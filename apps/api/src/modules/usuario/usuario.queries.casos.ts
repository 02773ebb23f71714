import { caso } from '@sgpa/testing/db/caso-de-sentencia';
import { AHORA } from '@sgpa/testing/reloj';
import { FILA_DE_USUARIO as USUARIO } from '@sgpa/testing/usuario';
import * as deUsuario from './usuario.queries.ts';

/** Each case gives one statement such arguments as a request might; sentencias.test.ts describes and plans it. */
export const CASOS = [
  caso(deUsuario.tomarUsuario, 1),
  caso(deUsuario.usuarioRegistrado, USUARIO, AHORA),
  caso(deUsuario.usuarioActualizado, 1, USUARIO, AHORA),
  caso(deUsuario.estadoPuesto, 1, 'BAJA', AHORA),
  caso(deUsuario.factorRestablecido, 1, AHORA),
];
