import type { Cuerpo } from '@sgpa/contract/endpoints';
import { esPasswordCorta, revisarPassword } from '@sgpa/domain/cuenta/password';
import { PASSWORDS_COMUNES } from '@sgpa/domain/cuenta/passwords-comunes';
import type { Contexto } from '../../../contexto.ts';
import { enTransaccion } from '../../../db/transaccion.ts';
import type { Deps } from '../../../deps.ts';
import { enOperacion } from '../../../operacion.ts';
import { auditar, auditarOperacion } from '../../auditoria/auditoria.queries.ts';
import { escribirUnaVez, type Intencion, respuestaAnterior } from '../../idempotencia/idempotencia.service.ts';
import { contarFallo, perdonarFallos } from '../../sesion/bloqueo.ts';
import { comprobarPassword, objetivoEnSesion, TEXTO_PASSWORD_ACTUAL } from '../../sesion/comprobacion.ts';
import { hashPassword } from '../../sesion/password-hash.ts';
import { revocarOtrasSesiones } from '../../sesion/sesion.queries.ts';
import { cambiarHash } from '../cuenta.queries.ts';

type Resultado = { registro: boolean; mensaje: string };
type CambioDeps = Pick<Deps, 'db' | 'dbIngreso' | 'clock'>;

async function anotarFallo(deps: CambioDeps, contexto: Contexto): Promise<void> {
  const { id: idRecurso, username } = contexto.usuario;
  const { fallos } = await enTransaccion(deps.dbIngreso, (trx) =>
    contarFallo(trx, objetivoEnSesion(username), deps.clock.ahora()),
  );
  const despues = { registro: false, fallos };
  await enOperacion(deps, contexto, async (op) =>
    auditar(op, { accion: 'cambio-password', recurso: 'usuario', idRecurso, despues }),
  );
}

/** Changes the password (document 1 §5 Password change). The user's other sessions end; this one goes on. */
export async function cambiarPassword(
  deps: CambioDeps,
  contexto: Contexto,
  { password, newPassword }: Cuerpo<'cambio-password'>,
  intencion: Intencion | null,
): Promise<Resultado> {
  const anterior = respuestaAnterior<Resultado>(intencion);
  if (anterior) return anterior;
  const { dbIngreso, clock } = deps;
  const { id, username } = contexto.usuario;
  const { cuenta, correcta } = await comprobarPassword(deps, contexto.usuario, password);
  const problema = revisarPassword(newPassword, {
    actual: password,
    usuario: username,
    conSegundoFactor: cuenta?.segundo_factor != null,
    comunes: PASSWORDS_COMUNES,
  });
  if (problema !== null) return { registro: false, mensaje: problema };
  if (!correcta) {
    await anotarFallo(deps, contexto);
    return { registro: false, mensaje: TEXTO_PASSWORD_ACTUAL };
  }
  const nuevoHash = await hashPassword(newPassword);
  await enTransaccion(dbIngreso, (trx) => perdonarFallos(trx, objetivoEnSesion(username), clock.ahora()));
  return escribirUnaVez<Resultado>(deps, contexto, intencion, async (op) => {
    const { trx, ahora } = op;
    await cambiarHash(trx, id, { hash: nuevoHash, corta: esPasswordCorta(newPassword) }, ahora);
    await revocarOtrasSesiones(trx, id, contexto.sesionId, ahora);
    auditarOperacion(op, { accion: 'cambio-password', recurso: 'usuario', idRecurso: id });
    return { registro: true, mensaje: 'La contraseña fue actualizada con éxito.' };
  });
}
