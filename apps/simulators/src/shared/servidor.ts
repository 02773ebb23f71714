import { setTimeout as esperar } from 'node:timers/promises';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { z } from 'zod';
import type { EstadoRegistro, Falla } from './fallas.ts';

const conNumero = z.object({ ci: z.string().optional() }).catch({});

/** Makes a registry's HTTP server without its paths: it counts calls and misbehaves as told. */
export function crearServidor(estado: EstadoRegistro): FastifyInstance {
  const app = Fastify({ logger: false, forceCloseConnections: true });
  app.addHook('preHandler', async (request, reply) => {
    const numero = conNumero.parse(request.body).ci ?? '';
    await aplicar(estado.alLlamar(numero), estado.llamadas(), reply);
  });
  return app;
}

/** Leaves a call without an answer, as a registry that says nothing until the client gives up. */
export function callar(reply: FastifyReply): FastifyReply {
  reply.hijack();
  return reply;
}

async function aplicar(falla: Falla, orden: number, reply: FastifyReply): Promise<void> {
  switch (falla.modo) {
    case 'normal':
      return;
    case 'lento':
      await esperar(falla.demora_ms, undefined, { ref: false });
      return;
    case 'error':
      await reply.code(500).send({ mensaje: 'Error interno' });
      return;
    case 'basura':
      // The answers take turns: text that is no JSON, JSON of another shape.
      await reply
        .type('application/json')
        .send(orden % 2 === 1 ? '<html>{"esValido":' : '{"esValido":"quizás","datos":7}');
      return;
    case 'corte':
      callar(reply).raw.destroy();
  }
}
