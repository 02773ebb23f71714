import { type Endpoint, errorSchema } from '@sgpa/contract/endpoint';
import { esPublico, type Slug } from '@sgpa/domain/cuenta/permisos';
import { AppError } from '@sgpa/domain/errors/app-error';
import type { FastifyInstance, FastifyRequest, FastifySchema } from 'fastify';
import { z } from 'zod';
import type { Contexto } from '../contexto.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    slug?: Slug;
  }
  interface FastifyRequest {
    contexto: Contexto | null;
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

interface OpcionesRuta {
  /** Bytes that a body may have, where the usual limit is too little. */
  bodyLimit?: number;
}

const encabezadoIdempotencia = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\w-]{8,200}$/, 'La clave de la operación no es válida.')
    .optional(),
});

function registrar<E extends Endpoint['request'], R extends z.ZodType>(
  app: FastifyInstance,
  definicion: Endpoint<E, R>,
  manejar: (pedido: Pedido<E>) => Promise<z.input<R>>,
  opciones: OpcionesRuta = {},
): void {
  const { request, response, slug, method, path, summary, idempotente } = definicion;
  const schema: FastifySchema = {
    ...request,
    ...(idempotente ? { headers: encabezadoIdempotencia } : {}),
    summary,
    tags: [slug],
    security: esPublico(slug) ? [] : [{ token: [] }],
    response: { 200: response, '4xx': errorSchema, '5xx': errorSchema },
  };
  app.route({
    method,
    url: path,
    schema,
    config: { slug },
    ...opciones,
    handler: (peticion) =>
      // Fastify has validated each part with the endpoint's own schema, which is what these types say.
      manejar({ params: peticion.params, query: peticion.query, body: peticion.body, request: peticion } as Pedido<E>),
  });
}

/** A path that anybody may call. */
export function rutaPublica<E extends Endpoint['request'], R extends z.ZodType>(
  app: FastifyInstance,
  definicion: Endpoint<E, R>,
  manejar: (pedido: Pedido<E>) => Promise<z.input<R>>,
): void {
  if (!esPublico(definicion.slug)) throw new Error(`${definicion.slug} is not public`);
  registrar(app, definicion, manejar);
}

/** A path that needs a session whose role may use the slug; the authentication hook has checked both. */
export function ruta<E extends Endpoint['request'], R extends z.ZodType>(
  app: FastifyInstance,
  definicion: Endpoint<E, R>,
  manejar: (contexto: Contexto, pedido: Pedido<E>) => Promise<z.input<R>>,
  opciones: OpcionesRuta = {},
): void {
  if (esPublico(definicion.slug)) throw new Error(`${definicion.slug} is public`);
  const conContexto = async (pedido: Pedido<E>) => {
    if (pedido.request.contexto === null) throw new AppError('SESION_REQUERIDA');
    return manejar(pedido.request.contexto, pedido);
  };
  registrar(app, definicion, conContexto, opciones);
}
