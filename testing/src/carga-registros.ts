import { randomUUID } from 'node:crypto';
import { setTimeout as pausa } from 'node:timers/promises';
import type { EnvioRegistro } from '@sgpa/contract/v2/registro-titular';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { Persona } from '@sgpa/simulators/people/persona';
import { type Guardado, guardar } from './cliente-registro.ts';
import { pedidoRegistro } from './pedido-registro.ts';

/** An intent is a registration that somebody wants, with all that was ever answered about it. */
export interface Intento {
  clave: string;
  token: string;
  pedido: EnvioRegistro;
  respuestas: { codigo: number; id: number | null }[];
  incierto: boolean;
}

interface OpcionesCarga {
  url: string;
  /** Each managing entity that registers has a token: now and then both register the same person. */
  tokens: readonly [string, string];
  personas: Iterator<Persona, never>;
  fecha: FechaCivil;
  azar: () => number;
  simultaneos: number;
}

export interface Carga {
  intentos: readonly Intento[];
  respondidas(): number;
  /** No further one begins until `seguir`; resolves when those under way have ended. */
  frenar(): Promise<void>;
  seguir(): void;
  /** Asks once more about everything that nobody knows the end of. */
  reintentarInciertos(): Promise<void>;
  terminar(): Promise<void>;
}

/** Saves without pause, from several clients at once; some are sent twice at the same moment, as by a double click. */
export function iniciarCarga({ url, tokens, personas, fecha, azar, simultaneos }: OpcionesCarga): Carga {
  const intentos: Intento[] = [];
  const [unToken, otroToken] = tokens;
  let estado: 'corre' | 'frenada' | 'terminada' = 'corre';
  let respondidas = 0;
  let fallo: unknown;

  const anotar = (intento: Intento, resultado: Guardado) => {
    if (resultado.tipo === 'incierto') return;
    respondidas += 1;
    intento.incierto = false;
    intento.respuestas.push({ codigo: resultado.codigo, id: resultado.id });
  };
  const enviar = async (intento: Intento) => {
    anotar(intento, await guardar(url, intento.token, intento.clave, intento.pedido));
  };
  const nuevo = (token: string, persona: Persona): Intento => {
    const pedido = pedidoRegistro(persona, fecha);
    const intento = { clave: randomUUID(), token, pedido, respuestas: [], incierto: true };
    intentos.push(intento);
    return intento;
  };

  async function cliente(): Promise<void> {
    while (estado === 'corre') {
      const persona = personas.next().value;
      const intento = nuevo(unToken, persona);
      const suerte = azar();
      if (suerte < 0.15) await Promise.all([enviar(intento), enviar(intento)]);
      else if (suerte < 0.3) await Promise.all([enviar(intento), enviar(nuevo(otroToken, persona))]);
      else await enviar(intento);
      // While nobody answers, the pause keeps the loop from being busy.
      if (intento.incierto) await pausa(20);
    }
  }

  let clientes: Promise<unknown> = Promise.resolve();
  const arrancar = () => {
    clientes = Promise.all(Array.from({ length: simultaneos }, cliente)).catch((error: unknown) => {
      fallo = error;
      estado = 'terminada';
    });
  };
  const cerrar = async (como: 'frenada' | 'terminada') => {
    if (estado === 'corre') estado = como;
    await clientes;
    if (fallo) throw fallo;
  };
  arrancar();
  return {
    intentos,
    respondidas: () => {
      if (fallo) throw fallo;
      return respondidas;
    },
    frenar: () => cerrar('frenada'),
    seguir() {
      estado = 'corre';
      arrancar();
    },
    async reintentarInciertos() {
      await Promise.all(intentos.filter((intento) => intento.incierto).map(enviar));
    },
    terminar: () => cerrar('terminada'),
  };
}
