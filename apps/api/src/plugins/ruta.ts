import { type Endpoint, errorSchema } from '@sgpa/contract/endpoint';
import { esPublico, type Slug } from '@sgpa/domain/cuenta/permisos';
import { esRegla } from '@sgpa/domain/errors/catalogo';
import type { FastifyInstance, FastifyRequest, FastifySchema } from 'fastify';
import { z } from 'zod';
import type { Contexto, Guardada } from '../contexto.ts';
import { comoRechazo } from '../db/restricciones.ts';
import type { Deps } from '../deps.ts';
import type { Lectura } from '../lectura.ts';
import { POR_TURNOS } from './cuerpos-grandes.ts';
import { Descarga } from './descarga.ts';
import { CON_CUERPO } from './sin-cuerpo.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    slug?: Slug;
    /** The path only reads, and looks up who asks in the snapshot in which it reads. */
    lee?: boolean;
    /** The path gives a file, which it opens as it reads. */
    abre?: boolean;
    /** The answer that is kept with the request's key is looked up together with the session. */
    idempotente?: boolean;
  }
  interface FastifyRequest {
    contexto: Contexto | null;
    /** A path that only reads runs the task in a snapshot with the rights of who asks, or refuses. */
    leer: (<T>(tarea: (op: Lectura) => Promise<T>) => Promise<T>) | null;
    guardada: Guardada | undefined;
  }
}

type Salida<E, K extends string> = E extends Record<K, infer T extends z.ZodType> ? z.output<T> : undefined;

/** The validated parts of a request have the types of the endpoint's own schemas. */
export interface Partes<E> {
  params: Salida<E, 'params'>;
  query: Salida<E, 'querystring'>;
  body: Salida<E, 'body'>;
  request: FastifyRequest;
}

/** A line of a routes' table registers one path. */
export type RegistroDeRuta = (app: FastifyInstance, deps: Deps) => void;

/** Tells where a request comes from, for audit rows about somebody without a session. */
export const origenDe = ({ ip, id, headers }: FastifyRequest) => ({
  ip,
  idSolicitud: id,
  agente: headers['user-agent'],
});

export interface OpcionesRuta {
  /** A path may raise the limit of a body's bytes; only few heavy bodies are read at once. */
  bodyLimit?: number;
}

const encabezadoIdempotencia = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\w-]{8,200}$/, 'La clave de la operación no es válida.')
    .optional(),
});

/** Answers a rule's refusal as the endpoint does, where the wire has a code of its own for it. */
function negar<E extends Endpoint['request'], R extends z.ZodType>(
  { rechazo: comoRespuesta }: Pick<Endpoint<E, R>, 'rechazo'>,
  { body }: Partes<E>,
  error: unknown,
): z.input<R> {
  const rechazo = comoRechazo(error);
  if (rechazo === null || comoRespuesta === undefined || !esRegla(rechazo.codigo)) throw rechazo ?? error;
  const { codigo, message: mensaje, parametros } = rechazo;
  return comoRespuesta({ codigo, mensaje, parametros }, body);
}

/** Describes the answer of a path that gives a file, by content type. */
const comoArchivo = (schema: z.ZodType, tipos: readonly string[]) => ({
  content: Object.fromEntries(tipos.map((tipo) => [tipo, { schema }])),
});

export function registrar<E extends Endpoint['request'], R extends z.ZodType>(
  app: FastifyInstance,
  definicion: Endpoint<E, R>,
  manejar: (pedido: Partes<E>) => Promise<z.input<R> | Descarga>,
  { lee = false, archivo, ...opciones }: OpcionesRuta & { lee?: boolean; archivo?: readonly string[] } = {},
): void {
  const { request, response, clave, slug, method, path, summary, idempotente } = definicion;
  const schema: FastifySchema = {
    ...request,
    ...(idempotente ? { headers: encabezadoIdempotencia } : {}),
    // Whoever runs the server asks it, not a client of its data.
    hide: slug === 'salud',
    operationId: clave.replace('/', '-'),
    summary,
    tags: [slug],
    security: esPublico(slug) ? [] : [{ token: [] }],
    response: { 200: archivo ? comoArchivo(response, archivo) : response, '4xx': errorSchema, '5xx': errorSchema },
  };
  app.route({
    method,
    url: path,
    schema,
    config: { slug, lee, abre: archivo !== undefined, idempotente },
    // A path that only reads looks its session up in the handler: 401 is answered before 400.
    attachValidation: lee,
    ...opciones,
    ...(request.body ? CON_CUERPO : {}),
    ...(opciones.bodyLimit === undefined ? {} : POR_TURNOS),
    handler: async (request, reply) => {
      const { params, query, body } = request;
      // Fastify has validated each part with the endpoint's own schema, which is what these types say.
      const pedido = { params, query, body, request } as Partes<E>;
      try {
        const respuesta = await manejar(pedido);
        return respuesta instanceof Descarga ? respuesta.enviar(reply) : respuesta;
      } catch (error) {
        return negar(definicion, pedido, error);
      }
    },
  });
}
