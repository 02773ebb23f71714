import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FILA } from '../testing/fila.ts';
import { usePasarDePagina } from './use-pagina-lista.ts';

const pagina = (cual: number) => ({
  total: 6,
  paginas: 3,
  filas: [1, 2].map((n) => ({ ...FILA, idAfiliadoEnteGestor: cual * 10 + n })),
});

function abrir(en: number) {
  const initialProps: Props = { cual: en };
  const [irA, alPasar] = [vi.fn(), vi.fn()];
  const hook = renderHook(
    ({ cual, data = pagina(cual), isPlaceholderData = false }: Props) =>
      usePasarDePagina(cual, { data, isPlaceholderData }, irA, alPasar),
    { initialProps },
  );
  return { ...hook, irA, alPasar };
}
interface Props {
  cual: number;
  data?: ReturnType<typeof pagina>;
  isPlaceholderData?: boolean;
}

describe('use-pagina-lista.test.tsx', () => {
  afterEach(cleanup);

  it.each([
    ['siguiente', 2, 21],
    ['anterior', 0, 2],
  ] as const)('hacia la %s: pide la página %i y, cuando llega, pasa a %i', (sentido, otra, id) => {
    const { result, rerender, irA, alPasar } = abrir(1);
    act(() => result.current[sentido]?.());
    expect(irA).toHaveBeenCalledExactlyOnceWith(otra);
    // The former page's rows stay until the new ones are there.
    rerender({ cual: otra, data: pagina(1), isPlaceholderData: true });
    expect(alPasar).not.toHaveBeenCalled();
    rerender({ cual: otra });
    expect(alPasar).toHaveBeenCalledExactlyOnceWith(id);
    rerender({ cual: 1 });
    expect(alPasar).toHaveBeenCalledTimes(1);
  });

  it.each([
    [0, 'anterior'],
    [2, 'siguiente'],
  ] as const)('en la página %i no hay %s', (cual, sentido) => {
    const { result } = abrir(cual);
    expect(result.current[sentido]).toBeUndefined();
  });

  it('una página que cambia por otra vía no pasa a nadie', () => {
    const { rerender, alPasar } = abrir(0);
    rerender({ cual: 1 });
    expect(alPasar).not.toHaveBeenCalled();
  });
});
