import { useEffect } from 'react';

interface Respuesta {
  data: { pages: number } | undefined;
  isPlaceholderData: boolean;
}

/** A shared address, other filters, or what was answered meanwhile may ask for a page that is empty: back to the first. */
export function usePaginaQueSobra(pagina: number, respuesta: Respuesta, volverAlPrincipio: () => void): void {
  const { data, isPlaceholderData } = respuesta;
  const sobra = data !== undefined && !isPlaceholderData && pagina > 0 && pagina >= data.pages;
  useEffect(() => {
    if (sobra) volverAlPrincipio();
  }, [sobra, volverAlPrincipio]);
}
