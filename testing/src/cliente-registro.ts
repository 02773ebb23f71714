import { registroTitular } from '@sgpa/contract/v2/registro-titular';
import { PASSWORD_DEMO } from '@sgpa/demo/cuentas';

/** The wait is longer than the server's own limits: what is not answered by then was lost on the way. */
const ESPERA_MS = 20_000;

const json = (cuerpo: unknown, encabezados: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...encabezados },
  body: JSON.stringify(cuerpo),
  signal: AbortSignal.timeout(ESPERA_MS),
});

export async function ingresar(url: string, username: string): Promise<string> {
  const respuesta = await fetch(`${url}/api/v1/login_app`, json({ username, password: PASSWORD_DEMO }));
  const cuerpo: unknown = await respuesta.json();
  if (!respuesta.ok || typeof cuerpo !== 'object' || cuerpo === null || !('token' in cuerpo)) {
    throw new Error(`${username} could not sign in: ${respuesta.status}`);
  }
  return String(cuerpo.token);
}

/** A save has its answer, or has to be tried again (no answer at all, 409, 429 or 503). */
export type Guardado = { tipo: 'respondido'; codigo: number; id: number | null } | { tipo: 'incierto'; motivo: string };

interface Respuesta {
  status: number;
  cuerpo: unknown;
}

async function enviar(url: string, opciones: RequestInit): Promise<Respuesta | Error> {
  try {
    const respuesta = await fetch(url, opciones);
    return { status: respuesta.status, cuerpo: await respuesta.json() };
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

export async function guardar(url: string, token: string, clave: string, pedido: unknown): Promise<Guardado> {
  const encabezados = { authorization: `Bearer ${token}`, 'idempotency-key': clave };
  const respuesta = await enviar(`${url}/api/v2/afiliado/ente-gestor`, json(pedido, encabezados));
  if (respuesta instanceof Error) return { tipo: 'incierto', motivo: respuesta.message };
  const { status, cuerpo } = respuesta;
  if ([409, 429, 503].includes(status)) return { tipo: 'incierto', motivo: String(status) };
  if (status !== 200) throw new Error(`A save was answered ${status}: ${JSON.stringify(cuerpo)}`);
  const [item] = registroTitular.response.parse(cuerpo).data;
  if (!item) throw new Error('An answer without its item');
  return { tipo: 'respondido', codigo: item.estado_almacenamiento.codigo, id: item.idAfiliadoEnteGestor };
}
