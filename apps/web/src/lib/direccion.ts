/**
 * A search stands in its page's address: a table says how each of its keys is read and written. Anybody may have
 * written an address: what makes no sense counts as absent, and what is as usual is not written.
 */
import { MAX_PAGINA } from '@sgpa/domain/asegurado/lista-asegurados';
import { esFechaCivil, type FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { MAX_ID_ENTE } from '@sgpa/domain/shared/ids';

export type Direccion = Readonly<Record<string, unknown>>;

export interface Clave<T> {
  leer: (escrito: string) => T;
  escribir: (valor: T) => string | undefined;
  /** The address calls it so, where the page calls it otherwise. */
  en?: string;
}

export const leerTexto = (valor: unknown): string =>
  typeof valor === 'string' || typeof valor === 'number' ? String(valor).trim() : '';

export function leerEntero(valor: unknown, maximo: number): number | null {
  const escrito = leerTexto(valor);
  return /^\d{1,16}$/.test(escrito) && Number(escrito) <= maximo ? Number(escrito) : null;
}

/** The text is empty where nothing is asked for. */
export const texto = (leer: (escrito: string) => string): Clave<string> => ({
  leer,
  escribir: (valor) => valor || undefined,
});
export const textoHasta = (largo: number) => texto((escrito) => escrito.slice(0, largo));
export const conForma = (forma: RegExp) => texto((escrito) => (forma.test(escrito) ? escrito : ''));
/** The managing entity is an id as the filters hold it; empty stands for all. */
export const ENTE = texto((escrito) => String(leerEntero(escrito, MAX_ID_ENTE) || ''));
export const DIA: Clave<FechaCivil | ''> = {
  leer: (escrito) => (esFechaCivil(escrito) ? escrito : ''),
  escribir: (dia) => dia || undefined,
};
/** The page counts from zero; the address counts from one, and does not write the first. */
export const PAGINA: Clave<number> = {
  leer: (escrito) => Math.max(0, (leerEntero(escrito, MAX_PAGINA) ?? 1) - 1),
  escribir: (pagina) => (pagina === 0 ? undefined : String(pagina + 1)),
};
/** The address names the chosen row by this key. */
export const elegidoEn = (en: string, maximo = Number.MAX_SAFE_INTEGER): Clave<number | null> => ({
  leer: (escrito) => leerEntero(escrito, maximo),
  escribir: (id) => id?.toString(),
  en,
});
export const unaDe = <const T extends string, const U extends string | null>(
  todas: readonly T[],
  usual: U,
): Clave<T | U> => ({
  leer: (escrito) => todas.find((una) => una === escrito) ?? usual,
  escribir: (valor) => (valor === usual || valor === null ? undefined : valor),
});

/** A page asks this of its address, however it reads and writes it. */
export const enDireccion = <B extends object, D extends object>(
  leer: (direccion: Direccion) => B,
  escribir: (busqueda: B) => D,
) => ({
  leer,
  escribir,
  /** The router calls it: what is written again is always what was understood. */
  validar: (direccion: Direccion): D => escribir(leer(direccion)),
  /**
   * Changes the address as it is by then, not as the page was drawn with: between two presses, or two effects of one
   * answer, the page may not have been drawn anew, and the second change would take back the first.
   * @param cambios holds some of the search's keys; whoever calls it says so in its own type.
   */
  con:
    (cambios: object) =>
    (actual: object): D =>
      escribir({ ...leer({ ...actual }), ...cambios }),
});

export type EnDireccion<B extends object> = ReturnType<typeof enDireccion<B, Partial<Record<string, string>>>>;

/** @param concertar decides what the keys mean together: of two that contradict each other, the one that counts. */
export function porClaves<B extends object>(
  claves: { [K in keyof B]: Clave<B[K]> },
  concertar = (busqueda: B): B => busqueda,
): EnDireccion<B> {
  const tabla: [string, Clave<unknown>][] = Object.entries(claves);
  return enDireccion(
    (direccion) => {
      const leida = tabla.map(([clave, { leer, en = clave }]) => [clave, leer(leerTexto(direccion[en]))]);
      return concertar(Object.fromEntries(leida));
    },
    (busqueda) => {
      const valores = new Map<string, unknown>(Object.entries(busqueda));
      return Object.fromEntries(tabla.map(([clave, { escribir, en = clave }]) => [en, escribir(valores.get(clave))]));
    },
  );
}
