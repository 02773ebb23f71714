import type { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import type { Endpoints } from './endpoints.generated.ts';
import type { ClaveRuta } from './rutas.ts';

type UnoPorRuta = { [C in ClaveRuta]: Endpoint<Endpoint['request'], z.ZodType, C> };
type Completo<T extends UnoPorRuta> = T;

type Completos = Completo<Endpoints>;

/** Of a request the parsed side: numbers are numbers, though path and query carry text. */
type Parte<C extends ClaveRuta, P extends 'params' | 'querystring' | 'body'> =
  Completos[C]['request'] extends Record<P, infer S extends z.ZodType> ? z.output<S> : undefined;

export type Params<C extends ClaveRuta> = Parte<C, 'params'>;
export type Consulta<C extends ClaveRuta> = Parte<C, 'querystring'>;
export type Cuerpo<C extends ClaveRuta> = Parte<C, 'body'>;
export type Respuesta<C extends ClaveRuta> = z.output<Completos[C]['response']>;
