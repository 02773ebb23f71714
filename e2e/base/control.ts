/** Tests speak like this to the control process and the simulators' admin address. */

interface Instancia {
  id: string;
  url: string;
  simuladoresAdmin: string;
}

interface Falla {
  modo: 'normal' | 'lento' | 'error' | 'basura' | 'corte';
  demora_ms?: number;
  /** The failure is only about this document number. */
  solo?: number;
  /** The failure lasts only that many calls. */
  veces?: number;
}

type Registro = 'segip' | 'ovt' | 'senasir' | 'gestora';

async function pedir(metodo: string, url: string, cuerpo?: unknown): Promise<Response> {
  const respuesta = await fetch(url, {
    method: metodo,
    ...(cuerpo === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(cuerpo) }),
  });
  if (!respuesta.ok) throw new Error(`${metodo} ${url}: ${respuesta.status} ${await respuesta.text()}`);
  return respuesta;
}

function direccionControl(): string {
  const direccion = process.env.E2E_CONTROL;
  if (!direccion) throw new Error('The control process is not running.');
  return direccion;
}

export async function abrirInstancia(): Promise<Instancia> {
  const respuesta = await pedir('POST', `${direccionControl()}/instancias`);
  return (await respuesta.json()) as Instancia;
}

export const cerrarInstancia = (id: string) => pedir('DELETE', `${direccionControl()}/instancias/${id}`);

export const ponerReloj = (id: string, ahora: Date) =>
  pedir('PUT', `${direccionControl()}/instancias/${id}/reloj`, { ahora: ahora.toISOString() });

/** Runs a turn of the job that sends mail. */
export const enviarCorreos = (id: string) => pedir('POST', `${direccionControl()}/instancias/${id}/correos`);

/** Runs a turn of the job that counts what the register has of the declared days. */
export const contarRegistro = (id: string) => pedir('POST', `${direccionControl()}/instancias/${id}/conteos`);

export interface Simuladores {
  fallar(registro: Registro, falla: Falla): Promise<void>;
  sanar(): Promise<void>;
  /** From now on the identity service knows these persons by that number. */
  ponerPersonas(numero: string, personas: readonly object[]): Promise<void>;
  llamadas(): Promise<Record<Registro, number>>;
  /** The mails that were taken come the newest first. */
  correos(): Promise<{ para: string[]; asunto: string; texto: string }[]>;
}

export function simuladoresEn(admin: string): Simuladores {
  return {
    async fallar(registro, falla) {
      await pedir('PUT', `${admin}/fallas/${registro}`, falla);
    },
    async sanar() {
      await pedir('DELETE', `${admin}/fallas`);
    },
    async ponerPersonas(numero, personas) {
      await pedir('PUT', `${admin}/personas/${numero}`, { personas: personas.map((una) => ({ ...una, numero })) });
    },
    async correos() {
      return (await pedir('GET', `${admin}/correos`)).json();
    },
    async llamadas() {
      return (await (await pedir('GET', `${admin}/llamadas`)).json()) as Record<Registro, number>;
    },
  };
}
