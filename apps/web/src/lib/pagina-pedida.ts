/**
 * Somebody asked for this page before they signed in. Until the server says what their role may do, it is not known
 * whether they may open it (routes/marco/Marco.tsx).
 */
let pedida: string | null = null;

/** @param direccion has its search, as it was asked for. */
export function recordarPedida(direccion: string): void {
  pedida = direccion.split(/[?#]/)[0] ?? null;
}

export const fuePedida = (ruta: string): boolean => ruta === pedida;

export function olvidarPedida(): void {
  pedida = null;
}
