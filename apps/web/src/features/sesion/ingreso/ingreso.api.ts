import { llamar } from '../../../lib/llamar.ts';

/** @throws ErrorApi 401 when the credentials are wrong, 403 CUENTA_SUSPENDIDA, 429 after too many tries. */
export async function pedirToken(username: string, password: string): Promise<string> {
  const { token } = await llamar('ingreso', { body: { username, password } }, { publica: true });
  return token;
}
