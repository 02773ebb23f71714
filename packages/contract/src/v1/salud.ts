import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

const estado = z.object({ estado: z.string() });

/** Tells liveness (acuerdos §2), outside the API base address. */
export const saludVivo = endpoint({
  clave: 'salud/vivo',
  method: 'GET',
  path: '/salud/vivo',
  summary: 'El proceso está vivo',
  response: estado,
});

/**
 * Tells readiness: database reachable and migrated, and not stopping. `fuera_de_alcance` names the registries, or the
 * mail server, that took no connection at the last look; the server goes on without them.
 */
export const saludListo = endpoint({
  clave: 'salud/listo',
  method: 'GET',
  path: '/salud/listo',
  summary: 'El servicio puede atender',
  response: estado.extend({ fuera_de_alcance: z.array(z.string()) }),
});
