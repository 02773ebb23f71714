import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import type { FastifyInstance } from 'fastify';

/** By this header a request in a test finds the cause of its own breakdown, also where many run at once. */
const CABECERA = 'x-pedido-de-prueba';

export interface Causas {
  /** Makes headers that mark a request. */
  marcar(): { marca: string; cabeceras: Record<string, string> };
  /** Gives what broke while that request was answered; a refusal of the catalogue is an answer and no breakdown. */
  de(marca: string): Error | undefined;
}

/**
 * Keeps what breaks in the server that `crear` makes. An answer tells a breakdown by a general text only, and the log has
 * neither the message nor the values (they may be somebody's data): a test has invented persons and may see it all.
 */
export async function conCausas<A>(crear: () => Promise<A>): Promise<{ creado: A; causas: Causas }> {
  const porMarca = new Map<string, Error>();
  let siguiente = 0;
  const alIniciar = (mensaje: unknown) => {
    const { fastify } = mensaje as { fastify: FastifyInstance };
    fastify.addHook('onError', async (request, _reply, error) => {
      const marca = request.headers[CABECERA];
      if (typeof marca === 'string' && !(error instanceof Rechazo)) porMarca.set(marca, error);
    });
  };
  subscribe('fastify.initialization', alIniciar);
  try {
    const creado = await crear();
    return {
      creado,
      causas: {
        marcar() {
          siguiente += 1;
          const marca = String(siguiente);
          return { marca, cabeceras: { [CABECERA]: marca } };
        },
        de(marca) {
          const causa = porMarca.get(marca);
          porMarca.delete(marca);
          return causa;
        },
      },
    };
  } finally {
    unsubscribe('fastify.initialization', alIniciar);
  }
}
