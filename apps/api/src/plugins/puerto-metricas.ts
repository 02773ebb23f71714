import Fastify from 'fastify';
import type { Metricas } from './metricas.ts';

interface Donde {
  /** 0 opens no port. */
  puerto: number;
  host: string;
}

const nada = async () => {};

/** Serves `GET /metrics` at its own address: no mistake in a proxy opens what the public server does not have. */
export async function escucharMetricas(metricas: Metricas, { puerto, host }: Donde): Promise<() => Promise<void>> {
  if (puerto === 0) return nada;
  const app = Fastify({ forceCloseConnections: true });
  app.get('/metrics', async (_request, reply) => reply.type(metricas.tipo).send(await metricas.texto()));
  await app.listen({ port: puerto, host });
  return () => app.close();
}
