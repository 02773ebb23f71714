import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';

export interface RutaRegistrada {
  metodo: string;
  url: string;
  /** The slug is asked for late, because hooks of other plugins may still set it. */
  slug(): string | undefined;
}

/** Lists every route of the server that `crear` makes, whoever registers it; `antes` may add some of its own. */
export async function conRutas<A extends { app: FastifyInstance }>(
  crear: () => Promise<A>,
  antes: (app: FastifyInstance) => void = () => {},
): Promise<{ api: A; rutas: RutaRegistrada[] }> {
  // The simulators are Fastify servers too.
  const porServidor = new Map<unknown, RutaRegistrada[]>();
  const alIniciar = (mensaje: unknown) => {
    const { fastify } = mensaje as { fastify: FastifyInstance };
    const rutas: RutaRegistrada[] = [];
    porServidor.set(fastify, rutas);
    fastify.addHook('onRoute', (ruta: RouteOptions) => {
      for (const metodo of [ruta.method].flat()) rutas.push({ metodo, url: ruta.url, slug: () => ruta.config?.slug });
    });
    antes(fastify);
  };
  subscribe('fastify.initialization', alIniciar);
  try {
    const api = await crear();
    return { api, rutas: porServidor.get(api.app) ?? [] };
  } finally {
    unsubscribe('fastify.initialization', alIniciar);
  }
}
