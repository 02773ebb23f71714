import { caso } from '@sgpa/testing/db/caso-de-sentencia';
import { AHORA } from '@sgpa/testing/reloj';
import { deAUno } from './primer-administrador.queries.ts';
import * as recuperacion from './recuperacion.queries.ts';

/** Each case gives one statement such arguments as a request might; sentencias.test.ts describes and plans it. */
export const CASOS = [
  caso(recuperacion.recuperacionEncolada, 1, AHORA),
  caso(recuperacion.recuperacionSolicitada, 'x', AHORA, '127.0.0.1', 'x'),
  caso(recuperacion.enlaceVigente, Buffer.alloc(32), AHORA),
  caso(recuperacion.enlaceUsado, Buffer.alloc(32), { hash: 'x', corta: false }, AHORA, '127.0.0.1', 'x'),
  caso(recuperacion.resolverSolicitadas, AHORA),
  caso(recuperacion.proximaCarta, AHORA),
  caso(recuperacion.enlacePreparado, 1, Buffer.alloc(32), AHORA),
  caso(recuperacion.cartaEnviada, 1, AHORA),
  caso(deAUno),
  caso(recuperacion.proximoAviso, AHORA),
  caso(recuperacion.avisoEnviado, 1, AHORA),
];
