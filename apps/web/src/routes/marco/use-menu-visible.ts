import { useState } from 'react';

const CLAVE = 'menu-oculto';

/** On a wide screen the menu stays as the person left it; on a narrow one it opens over the page and starts closed. */
export function useMenuVisible(ancho: boolean) {
  const [fijo, setFijo] = useState(() => localStorage.getItem(CLAVE) !== '1');
  const [encima, setEncima] = useState(false);

  function alternar() {
    if (!ancho) return setEncima(!encima);
    localStorage.setItem(CLAVE, fijo ? '1' : '0');
    setFijo(!fijo);
  }

  return { visible: ancho ? fijo : encima, alternar, ocultar: () => setEncima(false) };
}
