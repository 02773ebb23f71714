import type { Slug } from '@sgpa/domain/cuenta/permisos';

export interface Ruta {
  readonly slug: Slug;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path under the base address of its service (decisions §1), with `:param` places. */
  readonly path: string;
  /** Whose path it is; the API's unless said. */
  readonly servicio?: 'monitoreo';
  /** Where a repeated call must not write twice: the `Idempotency-Key` header is read. */
  readonly idempotente?: true;
}

/** Where the paths of a service begin, on one server for both. */
export const baseDe = ({ servicio }: Pick<Ruta, 'servicio'>): string => `/${servicio ?? 'api'}`;
