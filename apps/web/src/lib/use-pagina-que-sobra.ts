import { useEffect, useEffectEvent } from 'react';
import { toast } from '../ui/toast.ts';

interface Respuesta {
  pages: number | undefined;
  isPlaceholderData: boolean;
}

/** A shared address or other filters may ask for a page beyond the last: the last one is shown. */
export function usePaginaQueSobra(
  pagina: number,
  { pages, isPlaceholderData }: Respuesta,
  irA: (pagina: number) => void,
): void {
  const sobra = pages !== undefined && !isPlaceholderData && pagina > 0 && pagina >= pages;
  const corregir = useEffectEvent(() => {
    const paginas = pages ?? 0;
    if (paginas > 0) toast('info', `La página ${pagina + 1} no existe: se muestra la última, la ${paginas}.`);
    irA(Math.max(0, paginas - 1));
  });
  useEffect(() => {
    if (sobra) corregir();
  }, [sobra]);
}
