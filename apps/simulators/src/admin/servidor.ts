import Fastify, { type FastifyInstance } from 'fastify';
import { ZodError, z } from 'zod';
import { paginaDeCorreos } from '../correo/pagina.ts';
import { persona } from '../people/persona.ts';
import { falla, REGISTROS } from '../shared/fallas.ts';
import type { Control } from './control.ts';

const deRegistro = z.object({ registro: z.enum(REGISTROS) });
const deNumero = z.object({ numero: z.string().regex(/^\d{1,15}$/) });
const conRechazo = z.object({ rechaza: z.boolean() });
const conPersonas = z.object({ personas: z.array(persona) });

/**
 * Serves PUT /fallas/:registro · DELETE /fallas · PUT /personas/:numero {personas: []} · DELETE /personas · GET
 * /llamadas · DELETE /llamadas · GET /correos · DELETE /correos · PUT /correos/rechazo {rechaza}. A body of the wrong
 * shape answers 400 and changes nothing.
 */
export function crearAdmin(control: Control): FastifyInstance {
  const app = Fastify({ logger: false, forceCloseConnections: true });
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof ZodError) return reply.code(400).send({ mensaje: z.prettifyError(error) });
    return reply.send(error);
  });
  app.put('/fallas/:registro', async (request, reply) => {
    control.fallar(deRegistro.parse(request.params).registro, falla.parse(request.body));
    return reply.code(204).send();
  });
  app.delete('/fallas', async (_request, reply) => {
    control.sanar();
    return reply.code(204).send();
  });
  app.put('/personas/:numero', async (request, reply) => {
    const { numero } = deNumero.parse(request.params);
    control.ponerPersonas(numero, conPersonas.parse(request.body).personas);
    return reply.code(204).send();
  });
  app.delete('/personas', async (_request, reply) => {
    control.restaurarPersonas();
    return reply.code(204).send();
  });
  app.get('/llamadas', async () => control.llamadas());
  app.delete('/llamadas', async (_request, reply) => {
    control.olvidarLlamadas();
    return reply.code(204).send();
  });
  app.get('/correos', async (request, reply) =>
    request.headers.accept?.includes('text/html')
      ? reply.type('text/html; charset=utf-8').send(paginaDeCorreos(control.correo.recibidas()))
      : control.correo.recibidas(),
  );
  app.delete('/correos', async (_request, reply) => {
    control.correo.olvidar();
    return reply.code(204).send();
  });
  app.put('/correos/rechazo', async (request, reply) => {
    control.correo.rechazar(conRechazo.parse(request.body).rechaza);
    return reply.code(204).send();
  });
  return app;
}
