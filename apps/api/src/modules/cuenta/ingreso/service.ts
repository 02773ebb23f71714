import { randomUUID } from 'node:crypto';
import { estaBloqueado, SIN_BLOQUEO, trasIntento } from '@sgpa/domain/cuenta/bloqueo';
import { debeSuspenderse, limiteInactividad } from '@sgpa/domain/cuenta/vigencia';
import { AppError } from '@sgpa/domain/errors/app-error';
import { hoyEnLaPaz } from '@sgpa/domain/shared/fecha-civil';
import { conAlcance, SIN_ALCANCE } from '../../../db/alcance.ts';
import type { Db, Trx } from '../../../db/pool.ts';
import type { Deps } from '../../../deps.ts';
import { firmarToken } from '../../../plugins/token.ts';
import { auditarIngreso } from '../../auditoria/auditoria.service.ts';
import {
  abrirSesion,
  buscarCuenta,
  type CuentaIngreso,
  esperarTurnoDeIngreso,
  guardarBloqueo,
  leerBloqueo,
  suspenderInactivas,
} from '../cuenta.queries.ts';
import { gastarTiempo, verificarPassword } from '../password-hash.ts';

type IngresoDeps = Pick<Deps, 'db' | 'clock' | 'config'>;
interface Origen {
  ip: string;
  idSolicitud: string;
}

const MINUTO_MS = 60_000;

function espera(hastaMs: number, ahoraMs: number): string {
  const minutos = Math.max(1, Math.ceil((hastaMs - ahoraMs) / MINUTO_MS));
  return minutos === 1 ? '1 minuto' : `${minutos} minutos`;
}

/** The failures counted so far against a name that is not locked. */
async function exigirSinBloqueo(db: Db | Trx, username: string, ahora: Date): Promise<number> {
  const { fallos, bloqueado_hasta } = await leerBloqueo(db, username);
  const bloqueadoHasta = bloqueado_hasta?.getTime() ?? null;
  if (bloqueadoHasta !== null && estaBloqueado({ fallos, bloqueadoHasta }, ahora.getTime())) {
    throw new AppError('DEMASIADOS_INTENTOS', { espera: espera(bloqueadoHasta, ahora.getTime()) });
  }
  return fallos;
}

/** Counts a failure against the typed name, whether or not such an account exists; attempts queue here. */
async function anotarFallo(trx: Trx, username: string, ahora: Date, origen: Origen): Promise<void> {
  await esperarTurnoDeIngreso(trx, username);
  const { fallos, bloqueado_hasta } = await leerBloqueo(trx, username);
  const previo = { fallos, bloqueadoHasta: bloqueado_hasta?.getTime() ?? null };
  const { fallos: nuevos, bloqueadoHasta } = trasIntento(previo, 'fallo', ahora.getTime());
  await guardarBloqueo(trx, username, {
    fallos: nuevos,
    bloqueado_hasta: bloqueadoHasta === null ? null : new Date(bloqueadoHasta),
  });
  await auditarIngreso(trx, {
    cuando: ahora,
    idUsuario: null,
    idEnteGestor: null,
    accion: 'ingreso-fallido',
    recurso: 'usuario',
    ...origen,
  });
}

/** Only after the right password may the answer tell of the account's state. */
async function exigirVigente({ db }: IngresoDeps, cuenta: CuentaIngreso, ahora: Date): Promise<void> {
  const hoy = hoyEnLaPaz(ahora);
  if (cuenta.estado === 'ACTIVO') {
    if (!debeSuspenderse(hoyEnLaPaz(cuenta.ultimo_ingreso), hoy)) return;
    // The nightly job would have done it; a late job must not let the account in.
    await suspenderInactivas(db, ahora, limiteInactividad(hoy));
    throw new AppError('CUENTA_SUSPENDIDA');
  }
  throw new AppError(cuenta.estado === 'SUSPENDIDO' ? 'CUENTA_SUSPENDIDA' : 'CREDENCIALES_INVALIDAS');
}

/** Sign-in (document 1 §2; decisions §9): 5 failures lock the name for 15 minutes, and nothing tells whether it exists. */
export async function ingresar(
  deps: IngresoDeps,
  { username, password }: { username: string; password: string },
  origen: Origen,
): Promise<{ token: string }> {
  const { db, clock, config } = deps;
  const nombre = username.trim();
  const ahora = clock.ahora();
  await exigirSinBloqueo(db, nombre, ahora);
  const cuenta = await buscarCuenta(db, nombre);
  const correcta = cuenta ? await verificarPassword(cuenta.password_hash, password) : await gastarTiempo(password);
  if (!cuenta || !correcta) {
    await conAlcance(db, SIN_ALCANCE, (trx) => anotarFallo(trx, nombre, ahora, origen));
    throw new AppError('CREDENCIALES_INVALIDAS');
  }
  await exigirVigente(deps, cuenta, ahora);

  const sesion = {
    id: randomUUID(),
    idUsuario: cuenta.id,
    desde: ahora,
    hasta: new Date(ahora.getTime() + config.sesionMs),
  };
  await conAlcance(db, { ...SIN_ALCANCE, idUsuario: cuenta.id }, async (trx) => {
    // Of many guesses sent at once, the right one must not pass after the others locked the name.
    await esperarTurnoDeIngreso(trx, nombre);
    const fallos = await exigirSinBloqueo(trx, nombre, ahora);
    if (fallos > 0) await guardarBloqueo(trx, nombre, { fallos: SIN_BLOQUEO.fallos, bloqueado_hasta: null });
    await abrirSesion(trx, { ...sesion, ip: origen.ip });
    await auditarIngreso(trx, {
      cuando: ahora,
      idUsuario: cuenta.id,
      idEnteGestor: cuenta.id_ente_gestor,
      accion: 'ingreso',
      ...origen,
    });
  });
  const token = await firmarToken(config.secretoToken, {
    sesionId: sesion.id,
    idUsuario: cuenta.id,
    usuario: cuenta.username,
    codigoRol: cuenta.rol,
    emitidoEn: sesion.desde,
    expiraEn: sesion.hasta,
  });
  return { token };
}
