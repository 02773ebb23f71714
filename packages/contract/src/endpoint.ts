import type { Slug } from '@sgpa/domain/cuenta/permisos';
import { z } from 'zod';

type Esquemas = { params?: z.ZodType; querystring?: z.ZodType; body?: z.ZodType };

/** One path of the API: what validates the request, what shapes the answer, and the use case that guards it. */
export interface Endpoint<E extends Esquemas = Esquemas, R extends z.ZodType = z.ZodType> {
  readonly slug: Slug;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path under the API base address (decisions §1), with `:param` places. */
  readonly path: string;
  readonly summary: string;
  /** True where a repeated call must not write twice: the `Idempotency-Key` header is read. */
  readonly idempotente?: boolean;
  readonly request: E;
  readonly response: R;
}

export const endpoint = <const E extends Esquemas, R extends z.ZodType>(def: Endpoint<E, R>): Endpoint<E, R> => def;

/** Every refusal of the API (decisions §6, last lines). */
export const errorSchema = z
  .object({
    codigo: z.string(),
    mensaje: z.string(),
    detalle: z.array(z.object({ campo: z.string(), mensaje: z.string() })).optional(),
  })
  .meta({ id: 'Error' });
