import type { FastifyInstance } from 'fastify';

/** A request that has not arrived whole by then ends; a body of 10 MB needs 2.7 Mbit/s. */
export const LLEGADA_MS = 30_000;
/** At a stop, what is under way has so long to end by itself. */
export const CORTESIA_MS = 8_000;
/** All parts of a stop together take less: if anything hangs then, the process ends. */
export const PARADA_MS = 14_000;

/** Connections are checked so often in the deadline; the library's own half minute would double it. */
const MIRADAS = 30;

/** Sets when headers and body must have arrived, even where the client sends a byte now and then. */
export const conPlazo = (llegadaMs: number) => ({
  requestTimeout: llegadaMs,
  http: {
    requestTimeout: llegadaMs,
    headersTimeout: llegadaMs,
    connectionsCheckingInterval: Math.ceil(llegadaMs / MIRADAS),
  },
});

/** Takes nobody new and lets what is under way end; who is slower than `cortesiaMs` loses the connection. */
export async function cerrarConPlazo(app: FastifyInstance, cortesiaMs = CORTESIA_MS): Promise<void> {
  const reloj = setTimeout(() => app.server.closeAllConnections(), cortesiaMs);
  try {
    await app.close();
  } finally {
    clearTimeout(reloj);
  }
}
