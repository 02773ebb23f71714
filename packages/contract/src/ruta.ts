import type { Slug } from '@sgpa/domain/cuenta/permisos';

export interface Ruta {
  readonly slug: Slug;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path under the API base address (decisions §1), with `:param` places. */
  readonly path: string;
  /** Where a repeated call must not write twice: the `Idempotency-Key` header is read. */
  readonly idempotente?: true;
}
