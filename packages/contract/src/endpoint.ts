import { z } from 'zod';
import type { Ruta } from './ruta.ts';
import { type ClaveRuta, RUTAS } from './rutas.ts';
import type { Negativa } from './shared/rechazos.ts';

type Esquemas = { params?: z.ZodType; querystring?: z.ZodType; body?: z.ZodType };

type Cuerpo<E> = E extends { body: infer B extends z.ZodType } ? z.output<B> : undefined;

interface Definicion<E extends Esquemas, R extends z.ZodType> {
  readonly summary: string;
  readonly request: E;
  readonly response: R;
  /** How this path tells that a rule forbids what was asked; without it, by the HTTP status. */
  rechazo?(negativa: Negativa, cuerpo: Cuerpo<E>): z.input<R>;
}

/** One path of the API: what validates the request, what shapes the answer, and the use case that guards it. */
export interface Endpoint<
  E extends Esquemas = Esquemas,
  R extends z.ZodType = z.ZodType,
  C extends ClaveRuta = ClaveRuta,
> extends Ruta,
    Definicion<E, R> {
  readonly clave: C;
  readonly path: (typeof RUTAS)[C]['path'];
}

export const endpoint = <const E extends Esquemas, R extends z.ZodType, C extends ClaveRuta>(
  clave: C,
  definicion: Definicion<E, R>,
): Endpoint<E, R, C> => ({ ...RUTAS[clave], ...definicion, clave });

/** Every refusal of the API (decisions §6, last lines). */
export const errorSchema = z
  .object({
    /** Of the catalogue, which may grow within a surface: so it is not closed here. */
    codigo: z.string(),
    mensaje: z.string(),
    detalle: z.array(z.object({ campo: z.string(), mensaje: z.string() })).optional(),
  })
  .meta({ id: 'Error' });
