import { revisarPassword } from '@sgpa/domain/cuenta/password';
import { PASSWORDS_COMUNES } from '@sgpa/domain/cuenta/passwords-comunes';
import { conAlcance } from '../../../db/alcance.ts';
import type { Deps } from '../../../deps.ts';
import type { Contexto } from '../../../plugins/contexto.ts';
import { auditarOperacion } from '../../auditoria/auditoria.service.ts';
import { buscarCuenta, cambiarHash, revocarOtrasSesiones } from '../cuenta.queries.ts';
import { hashPassword, verificarPassword } from '../password-hash.ts';

type Resultado = { registro: boolean; mensaje: string };

/** Document 1 §5 Password change. The other sessions of the user end; this one goes on. */
export async function cambiarPassword(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  contexto: Contexto,
  { password, newPassword }: { password: string; newPassword: string },
): Promise<Resultado> {
  const { id, username } = contexto.usuario;
  const problema = revisarPassword(newPassword, { actual: password, usuario: username, comunes: PASSWORDS_COMUNES });
  if (problema !== null) return { registro: false, mensaje: problema };
  const cuenta = await buscarCuenta(db, username);
  if (!cuenta || !(await verificarPassword(cuenta.password_hash, password))) {
    return { registro: false, mensaje: 'La contraseña actual no es correcta.' };
  }
  const nuevoHash = await hashPassword(newPassword);
  const ahora = clock.ahora();
  await conAlcance(db, contexto.alcance, async (trx) => {
    await cambiarHash(trx, id, nuevoHash, ahora);
    await revocarOtrasSesiones(trx, id, contexto.sesionId, ahora);
    await auditarOperacion(trx, contexto, ahora, { accion: 'cambio-password', recurso: 'usuario', idRecurso: id });
  });
  return { registro: true, mensaje: 'La contraseña fue actualizada con éxito.' };
}
