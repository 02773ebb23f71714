import type { Cuerpo } from '@sgpa/contract/endpoints';
import { esPasswordCorta, minimoDePassword, revisarPassword } from '@sgpa/domain/cuenta/password';
import { PASSWORDS_COMUNES } from '@sgpa/domain/cuenta/passwords-comunes';
import { esTokenDeEnlace, TEXTO_ENLACE_SIN_VALOR, TEXTO_PASSWORD_CREADA } from '@sgpa/domain/cuenta/recuperacion';
import type { Deps } from '../../../deps.ts';
import { hashPassword } from '../../sesion/password-hash.ts';
import { huellaDeToken } from '../enlace.ts';
import { enlaceUsado, enlaceVigente } from '../recuperacion.queries.ts';

type EnlaceDeps = Pick<Deps, 'dbIngreso' | 'clock'>;

const SIN_VALOR = { registro: false, mensaje: TEXTO_ENLACE_SIN_VALOR };

const mirar = async ({ dbIngreso, clock }: EnlaceDeps, token: string) =>
  esTokenDeEnlace(token) ? enlaceVigente(dbIngreso, huellaDeToken(token), clock.ahora()) : undefined;

/** Whoever has the link has the mailbox, and may know whose account it is. */
export async function verEnlace(deps: EnlaceDeps, { token }: Cuerpo<'nueva-password/enlace'>) {
  const enlace = await mirar(deps, token);
  const minimo = minimoDePassword(enlace?.con_segundo_factor);
  return { vigente: enlace !== undefined, usuario: enlace?.username ?? '', minimo };
}

/** A refused password leaves the link as it was; an accepted one ends the link and every session. */
export async function crearPassword(
  deps: EnlaceDeps,
  { token, newPassword }: Cuerpo<'nueva-password'>,
  { ip, idSolicitud }: { ip: string; idSolicitud: string },
) {
  const enlace = await mirar(deps, token);
  if (enlace === undefined) return SIN_VALOR;
  const problema = revisarPassword(newPassword, {
    usuario: enlace.username,
    conSegundoFactor: enlace.con_segundo_factor,
    comunes: PASSWORDS_COMUNES,
  });
  if (problema !== null) return { registro: false, mensaje: problema };
  const nueva = { hash: await hashPassword(newPassword), corta: esPasswordCorta(newPassword) };
  const { dbIngreso, clock } = deps;
  const usado = await enlaceUsado(dbIngreso, huellaDeToken(token), nueva, clock.ahora(), ip, idSolicitud);
  return usado ? { registro: true, mensaje: TEXTO_PASSWORD_CREADA } : SIN_VALOR;
}
