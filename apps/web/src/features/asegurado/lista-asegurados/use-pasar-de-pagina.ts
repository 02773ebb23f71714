import { useEffect, useEffectEvent, useState } from 'react';
import type { Sentido } from './dialogo/BarraDetalle.tsx';
import type { useListaAsegurados } from './lista.api.ts';

/**
 * Passes from the last person of a page to the first of the next, and back: the page changes below the details, and
 * once it is there `alPasar` is given whom it begins or ends with. It is undefined where there is no such page.
 */
export function usePasarDePagina(
  pagina: number,
  { data, isPlaceholderData }: Pick<ReturnType<typeof useListaAsegurados>, 'data' | 'isPlaceholderData'>,
  irA: (pagina: number) => void,
  alPasar: (id: number) => void,
): Record<Sentido, (() => void) | undefined> {
  const [haciaDonde, setHaciaDonde] = useState<{ pagina: number; sentido: Sentido } | null>(null);
  const llega = haciaDonde?.pagina === pagina && !isPlaceholderData ? data : undefined;
  const alLlegar = useEffectEvent((filas: NonNullable<typeof llega>['filas']) => {
    const fila = filas.at(haciaDonde?.sentido === 'siguiente' ? 0 : -1);
    setHaciaDonde(null);
    if (fila) alPasar(fila.idAfiliadoEnteGestor);
  });
  useEffect(() => {
    if (llega) alLlegar(llega.filas);
  }, [llega]);

  const ir = (sentido: Sentido, otra: number) => () => {
    setHaciaDonde({ pagina: otra, sentido });
    irA(otra);
  };
  const paginas = data?.paginas ?? 0;
  return {
    anterior: pagina > 0 ? ir('anterior', pagina - 1) : undefined,
    siguiente: pagina + 1 < paginas ? ir('siguiente', pagina + 1) : undefined,
  };
}
