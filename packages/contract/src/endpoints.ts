import type { z } from 'zod';
import type { Endpoints } from './endpoints.generated.ts';

export type ClaveRuta = keyof Endpoints;

/** The request is typed as parsed: numbers are numbers, though path and query carry text. */
type Parte<C extends ClaveRuta, P extends 'params' | 'querystring' | 'body'> =
  Endpoints[C]['request'] extends Record<P, infer S extends z.ZodType> ? z.output<S> : undefined;

export type Params<C extends ClaveRuta> = Parte<C, 'params'>;
export type Consulta<C extends ClaveRuta> = Parte<C, 'querystring'>;
export type Cuerpo<C extends ClaveRuta> = Parte<C, 'body'>;
export type Respuesta<C extends ClaveRuta> = z.output<Endpoints[C]['response']>;
