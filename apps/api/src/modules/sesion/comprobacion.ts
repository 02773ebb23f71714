import type { Contexto } from '../../contexto.ts';
import { conAlcance } from '../../db/alcance.ts';
import type { Trx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { auditarIngreso } from '../auditoria/auditoria.service.ts';
import { CUALQUIER_DIRECCION, contarFallo, exigirSinBloqueo, perdonarFallos } from './bloqueo.ts';
import { type CuentaIngreso, cuentaEIntentos } from './cuenta.queries.ts';
import { correspondePassword } from './password-hash.ts';
import { llaveDeIngreso } from './sesion.queries.ts';

type ComprobacionDeps = Pick<Deps, 'ingreso' | 'clock'>;

export const TEXTO_PASSWORD_ACTUAL = 'La contraseña actual no es correcta.';

/**
 * Guesses at what only the user knows, within a session, are counted apart from sign-in; a blank can't be in a user name
 * typed there. Whoever makes them has the user's session, so from wherever they come.
 */
export const objetivoEnSesion = (username: string) => ({
  nombre: `cambio de ${username}`,
  direccion: CUALQUIER_DIRECCION,
});

/** The account, refused while too many guesses were wrong; and whether this is its password. */
export async function comprobarPassword(
  { ingreso, clock }: ComprobacionDeps,
  { username }: Contexto['usuario'],
  password: string,
): Promise<{ cuenta: CuentaIngreso | undefined; correcta: boolean }> {
  const { cuenta, intentos } = await cuentaEIntentos(ingreso, username, objetivoEnSesion(username));
  exigirSinBloqueo(intentos, clock.ahora());
  return { cuenta, correcta: await correspondePassword(cuenta, password) };
}

/** In the sign-in role's own transaction, as the session's user: what proves who one is changes nowhere else. */
export const comoQuienIngresa = <T>(
  { ingreso }: Pick<Deps, 'ingreso'>,
  { usuario }: Contexto,
  tarea: (trx: Trx) => Promise<T>,
): Promise<T> => conAlcance(ingreso, { llave: llaveDeIngreso(usuario.id) }, tarea);

const anotacionDe = ({ usuario, ip, idSolicitud }: Contexto, accion: string, cuando: Date) => ({
  accion,
  cuando,
  idUsuario: usuario.id,
  idEnteGestor: usuario.idEnteGestor,
  recurso: 'usuario',
  idRecurso: String(usuario.id),
  ip,
  idSolicitud,
});

/** What a user did to the own second factor. */
export const auditarFactor = (trx: Trx, contexto: Contexto, accion: string, ahora: Date): Promise<unknown> =>
  auditarIngreso(trx, anotacionDe(contexto, accion, ahora));

/** Counts a wrong password or code of the session's user. */
export async function anotarFalloEnSesion(deps: ComprobacionDeps, contexto: Contexto): Promise<void> {
  const ahora = deps.clock.ahora();
  await comoQuienIngresa(deps, contexto, async (trx) => {
    const { fallos } = await contarFallo(trx, objetivoEnSesion(contexto.usuario.username), ahora);
    await auditarIngreso(trx, { ...anotacionDe(contexto, 'segundo-factor-fallido', ahora), despues: { fallos } });
  });
}

/** Of many guesses at once the right one must not pass after the others locked the name. */
export const perdonarEnSesion = (trx: Trx, { usuario }: Contexto, ahora: Date): Promise<void> =>
  perdonarFallos(trx, objetivoEnSesion(usuario.username), ahora);
