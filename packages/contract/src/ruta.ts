import type { CasoDeLista, CasoQueEscribe } from '@sgpa/domain/cuenta/acciones';
import type { Slug } from '@sgpa/domain/cuenta/permisos';

export interface Ruta {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path under the base address of its service (acuerdos §1), with `:param` places. */
  readonly path: string;
  /** Whose path it is; the API's unless said. */
  readonly servicio?: 'monitoreo';
  /** Where a repeated call must not write twice: the `Idempotency-Key` header is read. */
  readonly idempotente?: true;
}

/** What the list offers has a path under its own name, and what it writes is written once. */
export type DeLaLista = Record<CasoDeLista, Ruta> & Record<CasoQueEscribe, { idempotente: true }>;

/** Of a path: the slug of its use case, or `slug/what` where it has several. */
export type Clave = Slug | `${Slug}/${string}`;

// What stands before the first '/' of a key is a slug, as its type says.
export const slugDe = (clave: Clave): Slug => clave.split('/')[0] as Slug;

/** Where the paths of a service begin, on one server for both. */
export const baseDe = ({ servicio }: Pick<Ruta, 'servicio'>): string => `/${servicio ?? 'api'}`;
