import type { Contexto } from '../../contexto.ts';
import { conAlcance } from '../../db/alcance.ts';
import type { Trx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { anotar } from '../auditoria/auditoria.queries.ts';
import { CUALQUIER_DIRECCION, contarFallo, exigirSinBloqueo, perdonarFallos } from './bloqueo.ts';
import { type CuentaIngreso, cuentaEIntentos } from './ingreso.queries.ts';
import { correspondePassword } from './password-hash.ts';
import { aperturaDeIngreso } from './sesion.queries.ts';

type ComprobacionDeps = Pick<Deps, 'dbIngreso' | 'clock'>;

export const TEXTO_PASSWORD_ACTUAL = 'La contraseña actual no es correcta.';

/**
 * Guesses within a session are counted apart from sign-in, under a name with a blank, which no typed user name has.
 * Whoever guesses has the user's session, so that they count from wherever they come.
 */
export const objetivoEnSesion = (username: string) => ({
  nombre: `cambio de ${username}`,
  direccion: CUALQUIER_DIRECCION,
});

/** Reads the account and checks its password; refused while too many guesses were wrong. */
export async function comprobarPassword(
  { dbIngreso, clock }: ComprobacionDeps,
  { username }: Contexto['usuario'],
  password: string,
): Promise<{ cuenta: CuentaIngreso | undefined; correcta: boolean }> {
  const { cuenta, intentos } = await cuentaEIntentos(dbIngreso, username, objetivoEnSesion(username));
  exigirSinBloqueo(intentos, clock.ahora());
  return { cuenta, correcta: await correspondePassword(cuenta, { password, conocida: true }) };
}

/** Runs in the sign-in role's transaction as the session's user: what proves who one is changes nowhere else. */
const comoQuienIngresa = <T>(
  { dbIngreso }: Pick<Deps, 'dbIngreso'>,
  { usuario }: Contexto,
  tarea: (trx: Trx) => Promise<T>,
): Promise<T> => conAlcance(dbIngreso, { apertura: aperturaDeIngreso(usuario.id) }, tarea);

const anotacionDe = ({ usuario, ip, idSolicitud }: Contexto, accion: string, cuando: Date) => ({
  accion,
  cuando,
  idUsuario: usuario.id,
  idEnteGestor: usuario.idEnteGestor,
  recurso: 'usuario',
  idRecurso: usuario.id,
  ip,
  idSolicitud,
});

/** Counts a wrong password or code of the session's user. */
export async function anotarFalloEnSesion(deps: ComprobacionDeps, contexto: Contexto): Promise<void> {
  const ahora = deps.clock.ahora();
  await comoQuienIngresa(deps, contexto, async (trx) => {
    const { fallos } = await contarFallo(trx, objetivoEnSesion(contexto.usuario.username), ahora);
    anotar(trx, { ...anotacionDe(contexto, 'segundo-factor-fallido', ahora), despues: { fallos } });
  });
}

/** Gives the session's account if the password is right; otherwise null, and the guess is counted. */
export async function cuentaComprobada(deps: ComprobacionDeps, contexto: Contexto, password: string) {
  const { cuenta, correcta } = await comprobarPassword(deps, contexto.usuario, password);
  if (cuenta && correcta) return cuenta;
  await anotarFalloEnSesion(deps, contexto);
  return null;
}

/**
 * Changes the user's own second factor, audited where `cambiar` says that it was done. Wrong guesses are forgiven
 * first: of many at once, the right one must not pass after the others locked the name.
 */
export const cambiarFactor = (
  deps: Pick<Deps, 'dbIngreso'>,
  contexto: Contexto,
  { accion, ahora }: { accion: string; ahora: Date },
  cambiar: (trx: Trx) => Promise<boolean>,
): Promise<boolean> =>
  comoQuienIngresa(deps, contexto, async (trx) => {
    await perdonarFallos(trx, objetivoEnSesion(contexto.usuario.username), ahora);
    const hecho = await cambiar(trx);
    if (hecho) anotar(trx, anotacionDe(contexto, accion, ahora));
    return hecho;
  });
