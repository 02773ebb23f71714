import { vi } from 'vitest';

class AlmacenFalso {
  [clave: string]: unknown;
  getItem(clave: string): string | null {
    return Object.hasOwn(this, clave) ? String(this[clave]) : null;
  }
  setItem(clave: string, valor: string): void {
    this[clave] = valor;
  }
  removeItem(clave: string): void {
    delete this[clave];
  }
}

/** Puts an empty session storage in place of the browser's; vitest's `unstubAllGlobals` takes it away. */
export function ponerAlmacen(): AlmacenFalso {
  const almacen = new AlmacenFalso();
  vi.stubGlobal('sessionStorage', almacen);
  return almacen;
}
