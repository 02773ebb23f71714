import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { caso } from '@sgpa/testing/db/caso-de-sentencia';
import { FACTOR } from '@sgpa/testing/db/muestras';
import { AHORA } from '@sgpa/testing/reloj';
import {
  bloqueoDe,
  buscarCuenta,
  darDeBajaSolicitadas,
  esperarTurnoDeIngreso,
  guardarIntentos,
  intentosDe,
  suspenderInactivas,
} from './ingreso.queries.ts';
import * as factor from './segundo-factor.queries.ts';
import * as sesion from './sesion.queries.ts';

const SESION = { id: crypto.randomUUID(), idUsuario: 1, desde: AHORA, hasta: AHORA, hash: 'x', factor: 'x', ip: '::1' };
const DIA = fecha('2026-10-14');

/** Each case gives one statement such arguments as a request might; sentencias.test.ts describes and plans it. */
export const CASOS = [
  caso(bloqueoDe, { nombre: 'x', direccion: '127.0.0.1' }),
  caso(esperarTurnoDeIngreso, 'x'),
  caso(guardarIntentos, { nombre: 'x', direccion: '127.0.0.1' }, intentosDe(undefined)),
  caso(buscarCuenta, 'x'),
  caso(suspenderInactivas, AHORA, AHORA),
  caso(factor.pasoGastado, 1, 1),
  caso(factor.codigoGastado, 1, Buffer.alloc(32), AHORA),
  caso(factor.factorPreparado, 1, 'x', AHORA),
  caso(factor.preparacion, 1),
  caso(factor.factorActivado, FACTOR),
  caso(factor.codigosPuestos, 1, [Buffer.alloc(32)]),
  caso(factor.factorQuitado, 1),
  caso(factor.estadoDelFactor),
  caso(sesion.tomarSesion, SESION.id, AHORA),
  caso(sesion.abrirSesion, SESION),
  caso(darDeBajaSolicitadas, AHORA, DIA),
  caso(sesion.describirSesion, SESION.id, 'x'),
  caso(sesion.sesionesPropias, SESION.id, AHORA),
  caso(sesion.cerrarOtras, 1, SESION.id, AHORA),
  caso(sesion.sesionesUsadas, [SESION.id], [AHORA]),
  caso(sesion.revocarSesion, SESION.id, AHORA),
  caso(sesion.revocarOtrasSesiones, 1, SESION.id, AHORA),
];
