import { revisarPassword } from '@sgpa/domain/cuenta/password';
import { PASSWORDS_COMUNES } from '@sgpa/domain/cuenta/passwords-comunes';
import type { Contexto } from '../../../contexto.ts';
import type { Deps } from '../../../deps.ts';
import { enOperacion } from '../../../operacion.ts';
import { auditar, auditarOperacion } from '../../auditoria/auditoria.service.ts';
import { escribirUnaVez, type Intencion, respuestaAnterior } from '../../idempotencia/idempotencia.service.ts';
import { contarFallo, exigirSinBloqueo, perdonarFallos } from '../../sesion/bloqueo.ts';
import { buscarCuenta } from '../../sesion/cuenta.queries.ts';
import { hashPassword, verificarPassword } from '../../sesion/password-hash.ts';
import { revocarOtrasSesiones } from '../../sesion/sesion.queries.ts';
import { cambiarHash } from './password.queries.ts';

type Resultado = { registro: boolean; mensaje: string };
type CambioDeps = Pick<Deps, 'db' | 'clock'>;

/** Guesses at the present password are counted apart from sign-in; a blank can't be in a user name typed there. */
const nombreDeCuenta = (username: string): string => `cambio de ${username}`;

const anotarFallo = (deps: CambioDeps, contexto: Contexto): Promise<unknown> =>
  enOperacion(deps, contexto, async (op) => {
    const { id, username } = contexto.usuario;
    const { fallos } = await contarFallo(op.trx, nombreDeCuenta(username), op.ahora);
    await auditar(op, {
      accion: 'cambio-password',
      recurso: 'usuario',
      idRecurso: id,
      despues: { registro: false, fallos },
    });
  });

/** Document 1 §5 Password change. The other sessions of the user end; this one goes on. */
export async function cambiarPassword(
  deps: CambioDeps,
  contexto: Contexto,
  { password, newPassword }: { password: string; newPassword: string },
  intencion: Intencion | null,
): Promise<Resultado> {
  const anterior = await respuestaAnterior<Resultado>(deps, contexto, intencion);
  if (anterior) return anterior;
  const { db, clock } = deps;
  const { id, username } = contexto.usuario;
  const problema = revisarPassword(newPassword, { actual: password, usuario: username, comunes: PASSWORDS_COMUNES });
  if (problema !== null) return { registro: false, mensaje: problema };
  await exigirSinBloqueo(db, nombreDeCuenta(username), clock.ahora());
  const cuenta = await buscarCuenta(db, username);
  if (!cuenta || !(await verificarPassword(cuenta.password_hash, password))) {
    await anotarFallo(deps, contexto);
    return { registro: false, mensaje: 'La contraseña actual no es correcta.' };
  }
  const nuevoHash = await hashPassword(newPassword);
  return escribirUnaVez<Resultado>(deps, contexto, intencion, async (op) => {
    const { trx, ahora } = op;
    await perdonarFallos(trx, nombreDeCuenta(username), ahora);
    await cambiarHash(trx, id, nuevoHash, ahora);
    await revocarOtrasSesiones(trx, id, contexto.sesionId, ahora);
    await auditarOperacion(op, { accion: 'cambio-password', recurso: 'usuario', idRecurso: id });
    return { registro: true, mensaje: 'La contraseña fue actualizada con éxito.' };
  });
}
