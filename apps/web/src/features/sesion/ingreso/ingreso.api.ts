import { llamar } from '../../../lib/llamar.ts';

interface Credenciales {
  username: string;
  password: string;
  /** Of the second factor, once it was asked for. */
  codigo?: string;
}

/**
 * @throws ErrorApi 401 when the credentials are wrong, or SEGUNDO_FACTOR_REQUERIDO; 403 CUENTA_SUSPENDIDA; 429 after too
 * many tries.
 */
export async function pedirToken(credenciales: Credenciales): Promise<string> {
  const { token } = await llamar('ingreso', { body: credenciales }, { publica: true });
  return token;
}
