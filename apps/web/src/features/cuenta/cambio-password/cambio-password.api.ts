import type { Respuesta } from '@sgpa/contract/endpoints';
import { ErrorApi } from '../../../lib/error-api.ts';
import { llamar } from '../../../lib/llamar.ts';

const ERROR_TRANSPORTE = 'Ha Ocurrido un error en el proceso. Porfavor comuniquese con su administrador';

/** Never rejects: a refusal with the server's words and a failed transport both end in a dialog. */
export async function cambiarPassword(
  password: string,
  newPassword: string,
  clave: string,
): Promise<Respuesta<'cambio-password'>> {
  try {
    return await llamar('cambio-password', { body: { password, newPassword } }, { clave });
  } catch (error) {
    const conMensaje = error instanceof ErrorApi && error.status >= 400 && error.status < 500;
    return { registro: false, mensaje: conMensaje ? error.mensaje : ERROR_TRANSPORTE };
  }
}
