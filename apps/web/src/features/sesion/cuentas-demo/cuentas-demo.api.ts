import { llamar } from '../../../lib/llamar.ts';

/** The server's page says whether it has any: where there is no demonstration nothing is fetched for them. */
export const hayCuentasDemo = (): boolean => document.querySelector('meta[name="cuentas-demo"]') !== null;

export async function traerCuentasDemo() {
  const { cuentas } = await llamar('cuentas-demo', {}, { publica: true });
  return cuentas;
}
