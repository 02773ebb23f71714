declare const marca: unique symbol;

/**
 * Marks the ids of rows that are most often passed on together, each a number with the mark of its table, so that two
 * of them that are swapped fail the type check. A number becomes one by the type of its column (`db.generated.ts`), on
 * the wire by the schemas of the contract, and where it is known to be one by the functions below, which mark it and
 * check nothing.
 */
export type IdPersona = number & { readonly [marca]: 'IdPersona' };
export type IdAfiliacion = number & { readonly [marca]: 'IdAfiliacion' };
export type IdEnteGestor = number & { readonly [marca]: 'IdEnteGestor' };
export type IdUsuario = number & { readonly [marca]: 'IdUsuario' };
export type IdEntidad = number & { readonly [marca]: 'IdEntidad' };

export const idPersona = (id: number) => id as IdPersona;
export const idAfiliacion = (id: number) => id as IdAfiliacion;
export const idEnteGestor = (id: number) => id as IdEnteGestor;
export const idUsuario = (id: number) => id as IdUsuario;
export const idEntidad = (id: number) => id as IdEntidad;

type Id = IdPersona | IdAfiliacion | IdEnteGestor | IdUsuario | IdEntidad;

/** Replaces marked ids with plain numbers: a client sends those, and they are checked where they are received. */
export type SinMarca<T> = T extends number
  ? T extends Id
    ? number
    : T
  : T extends string | boolean | null | undefined
    ? T
    : { [K in keyof T]: SinMarca<T[K]> };

/** The wire takes numbers up to these: as much as their columns hold, which a test compares. */

/** Ids of rows of a list or catalogue, and versions, are no larger. */
export const MAX_ID = 2_147_483_647;

/** Ids of managing entities, and codes of an employer's kind, are no larger. */
export const MAX_ID_ENTE = 32_767;
