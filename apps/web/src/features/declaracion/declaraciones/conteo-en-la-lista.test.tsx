import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { montar } from '../../../lib/testing/marco.tsx';
import { useComparacion } from '../comparacion-declaracion/PoblacionComparada.tsx';
import { SIN_FILTROS } from './busqueda.ts';
import { useDeclaraciones } from './declaraciones.api.ts';

function Lista() {
  useDeclaraciones({ ...SIN_FILTROS, anuladas: false });
  return null;
}
function Comparada() {
  useComparacion(7);
  return null;
}

const LISTA = ['declaraciones', false, '', '', ''];

describe('conteo-en-la-lista.test.tsx', () => {
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('mientras un día espera su conteo la lista se vuelve a pedir, y después ya no', async () => {
    vi.useFakeTimers();
    const pedida = vi.fn();
    vi.stubGlobal('fetch', async () => {
      pedida();
      return Response.json({ data: [{ conteo: pedida.mock.calls.length < 3 ? 'PENDIENTE' : 'CONTADO' }] });
    });
    montar(<Lista />);
    await vi.advanceTimersByTimeAsync(25_000);
    expect(pedida).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(pedida).toHaveBeenCalledTimes(3);
  });

  it('también la comparación abierta, y contado ya no', async () => {
    vi.useFakeTimers();
    const pedida = vi.fn();
    vi.stubGlobal('fetch', async () => {
      pedida();
      const estado = pedida.mock.calls.length < 3 ? 'PENDIENTE' : 'CONTADO';
      return Response.json({ data: { estado, contadoEn: null } });
    });
    montar(<Comparada />);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(pedida).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(pedida).toHaveBeenCalledTimes(3);
  });

  it.each([
    ['2026-10-01 00:00:12', true],
    [null, false],
  ])('la comparación contada en %s hace que se vuelva a pedir: %s', async (contadoEn, cierto) => {
    vi.stubGlobal('fetch', async () => Response.json({ data: { estado: 'SIN_REGISTRO', contadoEn } }));
    const { consultas } = montar(<Comparada />);
    consultas.setQueryData(LISTA, { data: [] });
    await waitFor(() => expect(consultas.getQueryData(['comparacion-declaracion', 7])).toBeDefined());
    await waitFor(() => expect(consultas.getQueryState(LISTA)?.isInvalidated).toBe(cierto));
  });
});
