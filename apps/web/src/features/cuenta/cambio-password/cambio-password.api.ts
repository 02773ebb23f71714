import type { Respuesta } from '@sgpa/contract/endpoints';
import { type Desenlace, desenlace } from '../../../lib/desenlace.ts';
import { ErrorApi } from '../../../lib/error-api.ts';
import { llamar } from '../../../lib/llamar.ts';
import type { CamposCambio } from './cambio-password.form.ts';

const ERROR_TRANSPORTE = 'Ha Ocurrido un error en el proceso. Porfavor comuniquese con su administrador';

export const cambiarPassword = ({ actual, nueva }: CamposCambio, clave: string) =>
  llamar('cambio-password', { body: { password: actual, newPassword: nueva } }, { clave });

export const interpretar = ({ registro, mensaje }: Respuesta<'cambio-password'>): Desenlace =>
  desenlace({ hecho: registro, mensajes: [mensaje] });

/** A refusal with the server's words and a failed transport both end in a dialog. */
export function interpretarFalla(error: unknown): Desenlace {
  const conMensaje = error instanceof ErrorApi && error.status >= 400 && error.status < 500;
  return desenlace({ mensajes: [conMensaje ? error.mensaje : ERROR_TRANSPORTE] });
}
