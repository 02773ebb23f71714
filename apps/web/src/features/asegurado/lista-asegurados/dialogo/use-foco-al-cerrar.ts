import { useEffect, useRef } from 'react';

/**
 * A dialog gives the focus back to the button that opened it. Where the action took that button away (an ampliación is
 * offered once), it goes to the chosen row, or to the page that no longer shows it.
 */
export function useFocoAlCerrar(abierto: boolean): void {
  const antes = useRef(abierto);
  useEffect(() => {
    const cerrado = antes.current && !abierto;
    antes.current = abierto;
    if (!cerrado || document.activeElement !== document.body) return;
    const donde = ['main input[type="radio"]:checked', 'main'].map((selector) =>
      document.querySelector<HTMLElement>(selector),
    );
    donde.find((elemento) => elemento !== null)?.focus();
  }, [abierto]);
}
