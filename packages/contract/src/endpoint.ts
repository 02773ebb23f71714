import type { Slug } from '@sgpa/domain/cuenta/permisos';
import { z } from 'zod';
import { type Clave, type Ruta, slugDe } from './ruta.ts';
import type { RechazoDicho } from './shared/rechazos.ts';

type Esquemas = { params?: z.ZodType; querystring?: z.ZodType; body?: z.ZodType };

type Cuerpo<E> = E extends { body: infer B extends z.ZodType } ? z.output<B> : undefined;

interface Definicion<E extends Esquemas, R extends z.ZodType> extends Ruta {
  readonly clave: Clave;
  readonly summary: string;
  readonly request: E;
  readonly response: R;
  /** Tells how this path answers that a rule forbids what was asked; without it the HTTP status does. */
  rechazo?(dicho: RechazoDicho, cuerpo: Cuerpo<E>): z.input<R>;
}

/** One path of the API has what validates the request, what shapes the answer, and the use case that guards it. */
export interface Endpoint<E extends Esquemas = Esquemas, R extends z.ZodType = z.ZodType> extends Definicion<E, R> {
  readonly slug: Slug;
}

/** An endpoint as its file writes it: without `request`, nothing of a request is read. */
type Escrita<E extends Esquemas, R extends z.ZodType> = Omit<Definicion<E, R>, 'request'> & { readonly request?: E };

export const endpoint = <R extends z.ZodType, const E extends Esquemas = Record<never, never>>({
  request = {} as E,
  ...definicion
}: Escrita<E, R>): Endpoint<E, R> => ({ ...definicion, request, slug: slugDe(definicion.clave) });

/** Every refusal of the API has this shape (acuerdos §6, last lines). */
export const errorSchema = z
  .object({
    /** The code is of the catalogue, which may grow within v1, v2 or monitoreo: so it is not closed here. */
    codigo: z.string(),
    mensaje: z.string(),
    detalle: z.array(z.object({ campo: z.string(), mensaje: z.string() })).optional(),
  })
  .meta({ id: 'Error' });
