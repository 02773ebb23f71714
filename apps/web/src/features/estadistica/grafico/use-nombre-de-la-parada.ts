import { type RefObject, useLayoutEffect } from 'react';

/** Where the keys first come to in a drawing: the library gives it no name, and a role that says there is nothing. */
const PARADA = '[role="none"][tabindex]';

/** Gives it a name, whenever the library draws it anew. */
export function useNombreDeLaParada(caja: RefObject<HTMLElement | null>, nombre: string, pista: string): void {
  useLayoutEffect(() => {
    const dibujo = caja.current;
    if (dibujo === null) return;
    function nombrar() {
      for (const parada of dibujo?.querySelectorAll(PARADA) ?? []) {
        parada.setAttribute('role', 'group');
        parada.setAttribute('aria-label', nombre);
        parada.setAttribute('aria-describedby', pista);
      }
    }
    nombrar();
    const vigia = new MutationObserver(nombrar);
    vigia.observe(dibujo, { childList: true, subtree: true });
    return () => vigia.disconnect();
  }, [caja, nombre, pista]);
}
