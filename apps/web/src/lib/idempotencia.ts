import { useMemo, useRef } from 'react';
import { borrarBorrador, guardarBorrador, leerBorrador } from './borrador.ts';

/** Makes a key for one intention to write. `randomUUID` exists only on secure origins, so it is not used. */
export function nuevaClave(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export interface Intencion {
  /** The key stays the same until `terminar`, whatever is sent with it. */
  clave: () => string;
  terminar: () => void;
}

/**
 * Gives the form's present intention to write: every try has the same key until its outcome is known. With the name of
 * a draft the key survives a reload, and a duplicated tab has it too.
 */
export function useIntencion(borrador?: string): Intencion {
  const enMemoria = useRef<string | null>(null);
  return useMemo(() => {
    const leer = (): unknown => (borrador === undefined ? enMemoria.current : leerBorrador(borrador));
    function clave(): string {
      const guardada = leer();
      if (typeof guardada === 'string') return guardada;
      const nueva = nuevaClave();
      if (borrador === undefined) enMemoria.current = nueva;
      else guardarBorrador(borrador, nueva);
      return nueva;
    }
    function terminar(): void {
      if (borrador === undefined) enMemoria.current = null;
      else borrarBorrador(borrador);
    }
    return { clave, terminar };
  }, [borrador]);
}
