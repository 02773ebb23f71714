import type { CasoDeLista, CasoQueEscribe } from '@sgpa/domain/cuenta/acciones';
import type { Slug } from '@sgpa/domain/cuenta/permisos';

export interface Ruta {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The path stands under the base address of its service (acuerdos §1), with `:param` places. */
  readonly path: string;
  /** The path is the API's unless another service is named. */
  readonly servicio?: 'monitoreo';
  /** A repeated call must not write twice: the `Idempotency-Key` header is read. */
  readonly idempotente?: true;
}

/** Each action of the list has a path under its own name, and each one that writes does so once. */
export type DeLaLista = Record<CasoDeLista, Ruta> & Record<CasoQueEscribe, { idempotente: true }>;

/** A path's key is the slug of its use case, or `slug/what` where it has several. */
export type Clave = Slug | `${Slug}/${string}`;

// What stands before the first '/' of a key is a slug, as its type says.
export const slugDe = (clave: Clave): Slug => clave.split('/')[0] as Slug;

/** Gives where the paths of a service begin, on one server for both. */
export const baseDe = ({ servicio }: Pick<Ruta, 'servicio'>): string => `/${servicio ?? 'api'}`;
