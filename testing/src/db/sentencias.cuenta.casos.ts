import * as exigencia from '@sgpa/api/modules/cuenta/exigencia-segundo-factor/exigencia.queries';
import { terminosPublicados } from '@sgpa/api/modules/cuenta/publicacion-terminos/publicacion.queries';
import { terminosRetirados } from '@sgpa/api/modules/cuenta/retiro-terminos/retiro.queries';
import { ponerBajaPropia, tomarBajaPropia } from '@sgpa/api/modules/cuenta/solicitud-baja/baja.queries';
import * as aviso from '@sgpa/api/modules/recuperacion/aviso.queries';
import { deAUno } from '@sgpa/api/modules/recuperacion/primer-administrador.queries';
import * as recuperacion from '@sgpa/api/modules/recuperacion/recuperacion.queries';
import {
  bloqueoDe,
  esperarTurnoDeIngreso,
  guardarIntentos,
  intentosDe,
} from '@sgpa/api/modules/sesion/bloqueo.queries';
import { buscarCuenta, darDeBajaSolicitadas, suspenderInactivas } from '@sgpa/api/modules/sesion/cuenta.queries';
import * as factor from '@sgpa/api/modules/sesion/segundo-factor.queries';
import * as sesion from '@sgpa/api/modules/sesion/sesion.queries';
import * as deUsuario from '@sgpa/api/modules/usuario/usuario.queries';
import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { AHORA } from '../reloj.ts';
import { FILA_DE_USUARIO as USUARIO } from '../usuario.ts';
import { caso } from './caso-de-sentencia.ts';
import { FACTOR } from './muestras.ts';

const DIA = fecha('2026-10-14');
const SESION = { id: crypto.randomUUID(), idUsuario: 1, desde: AHORA, hasta: AHORA, hash: 'x', factor: 'x', ip: '::1' };

/** Statements of accounts: their sign-in, sessions, second factor, recovery and terms. */
export const CASOS_DE_CUENTA = [
  caso(recuperacion.recuperacionEncolada, 1, AHORA),
  caso(recuperacion.recuperacionSolicitada, 'x', AHORA, '127.0.0.1', 'x'),
  caso(recuperacion.enlaceVigente, Buffer.alloc(32), AHORA),
  caso(recuperacion.enlaceUsado, Buffer.alloc(32), { hash: 'x', corta: false }, AHORA, '127.0.0.1', 'x'),
  caso(recuperacion.resolverSolicitadas, AHORA),
  caso(recuperacion.proximaCarta, AHORA),
  caso(recuperacion.enlacePreparado, 1, Buffer.alloc(32), AHORA),
  caso(recuperacion.cartaEnviada, 1, AHORA),
  caso(deAUno),
  caso(deUsuario.tomarUsuario, 1),
  caso(deUsuario.usuarioRegistrado, USUARIO, AHORA),
  caso(deUsuario.usuarioActualizado, 1, USUARIO, AHORA),
  caso(deUsuario.estadoPuesto, 1, 'BAJA', AHORA),
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
  caso(deUsuario.factorRestablecido, 1, AHORA),
  caso(exigencia.rolesYFactores),
  caso(exigencia.exigenciaPuesta, 'ADM_ENTE', true),
  caso(sesion.tomarSesion, SESION.id, AHORA),
  caso(sesion.abrirSesion, SESION),
  caso(darDeBajaSolicitadas, AHORA, DIA),
  caso(terminosPublicados, 'x', 'x', DIA, AHORA),
  caso(terminosRetirados, 'x', 'x', AHORA),
  caso(tomarBajaPropia),
  caso(ponerBajaPropia, DIA, DIA, AHORA),
  caso(aviso.proximoAviso, AHORA),
  caso(aviso.avisoEnviado, 1, AHORA),
  caso(sesion.describirSesion, SESION.id, 'x'),
  caso(sesion.sesionesPropias, SESION.id, AHORA),
  caso(sesion.cerrarOtras, 1, SESION.id, AHORA),
  caso(sesion.sesionesUsadas, [SESION.id], [AHORA]),
  caso(sesion.revocarSesion, SESION.id, AHORA),
  caso(sesion.revocarOtrasSesiones, 1, SESION.id, AHORA),
];
