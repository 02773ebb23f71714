import { useRef } from 'react';

/** A new key for one intention to write. `randomUUID` exists only on secure origins, so it is not used. */
export function nuevaClave(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The key of the form's present intention. The same body asked twice (double click, retry after a lost answer)
 * gets the same key; a changed body is a new intention and gets a new one.
 */
export function useClaveDeEscritura(): (cuerpo: unknown) => string {
  const ultima = useRef({ cuerpo: '', clave: '' });
  return (cuerpo) => {
    const texto = JSON.stringify(cuerpo);
    if (ultima.current.cuerpo !== texto) ultima.current = { cuerpo: texto, clave: nuevaClave() };
    return ultima.current.clave;
  };
}
