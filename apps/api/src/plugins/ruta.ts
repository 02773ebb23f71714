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
    /** It only reads, and who asks is looked up in the snapshot in which it does. */
    lee?: boolean;
    /** It gives a file, which it opens as it reads. */
    abre?: boolean;
    /** An answer that is kept with its key is looked for with the session. */
    idempotente?: boolean;
  }
  interface FastifyRequest {
    contexto: Contexto | null;
    /** Of a path that only reads: runs the task in a snapshot with the eyes of who asks, or refuses. */
    leer: (<T>(tarea: (op: Lectura) => Promise<T>) => Promise<T>) | null;
    /** What was answered before to the key that came with it. */
    guardada: Guardada | undefined;
  }
}

type Salida<E, K extends string> = E extends Record<K, infer T extends z.ZodType> ? z.output<T> : undefined;

/** The validated parts of a request, typed by the endpoint's own schemas. */
export interface Pedido<E> {
  params: Salida<E, 'params'>;
  query: Salida<E, 'querystring'>;
  body: Salida<E, 'body'>;
  request: FastifyRequest;
}

/** A line of an aggregate's table, which the list of what is registered calls. */
export type RegistroDeRutas = (app: FastifyInstance, deps: Deps) => void;

/** Where a request comes from, for what is written of whoever has no session yet. */
export const origenDe = ({ ip, id, headers }: FastifyRequest) => ({
  ip,
  idSolicitud: id,
  agente: headers['user-agent'],
});

export interface OpcionesRuta {
  /** Bytes that a body may have, where the usual limit is too little: of heavy ones only few are read at once. */
  bodyLimit?: number;
}

const encabezadoIdempotencia = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\w-]{8,200}$/, 'La clave de la operación no es válida.')
    .optional(),
});

/** A refusal as the endpoint tells it: in an answer of its own, where a rule forbids and the wire has a code for that. */
function negar<E extends Endpoint['request'], R extends z.ZodType>(
  { rechazo: contar }: Pick<Endpoint<E, R>, 'rechazo'>,
  { body }: Pedido<E>,
  error: unknown,
): z.input<R> {
  const rechazo = comoRechazo(error);
  if (rechazo === null || contar === undefined || !esRegla(rechazo.codigo)) throw rechazo ?? error;
  const { codigo, message: mensaje, parametros } = rechazo;
  return contar({ codigo, mensaje, parametros }, body);
}

/** What a path that gives a file answers, by content type. */
const comoArchivo = (schema: z.ZodType, tipos: readonly string[]) => ({
  content: Object.fromEntries(tipos.map((tipo) => [tipo, { schema }])),
});

/** Registers one path of the contract. */
export function registrar<E extends Endpoint['request'], R extends z.ZodType>(
  app: FastifyInstance,
  definicion: Endpoint<E, R>,
  manejar: (pedido: Pedido<E>) => Promise<z.input<R> | Descarga>,
  { lee = false, archivo, ...opciones }: OpcionesRuta & { lee?: boolean; archivo?: readonly string[] } = {},
): void {
  const { request, response, clave, slug, method, path, summary, idempotente } = definicion;
  const schema: FastifySchema = {
    ...request,
    ...(idempotente ? { headers: encabezadoIdempotencia } : {}),
    // Asked by who runs the server, not by who uses its data.
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
    // Who asks is known when it reads, and comes before what is wrong with the request.
    attachValidation: lee,
    ...opciones,
    ...(request.body ? CON_CUERPO : {}),
    ...(opciones.bodyLimit === undefined ? {} : POR_TURNOS),
    handler: async (request, reply) => {
      const { params, query, body } = request;
      // Fastify has validated each part with the endpoint's own schema, which is what these types say.
      const pedido = { params, query, body, request } as Pedido<E>;
      try {
        const respuesta = await manejar(pedido);
        return respuesta instanceof Descarga ? respuesta.enviar(reply) : respuesta;
      } catch (error) {
        return negar(definicion, pedido, error);
      }
    },
  });
}
