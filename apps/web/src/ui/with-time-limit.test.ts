import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchedToRead, withTimeLimit } from './with-time-limit.ts';

describe('with-time-limit.test.ts', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('un código que no llega en 120 segundos es uno que no se pudo traer', async () => {
    const fin = vi.fn();
    const llegada = withTimeLimit(() => new Promise(() => undefined))();
    llegada.then(fin, fin);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(fin).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(fin).toHaveBeenCalledWith(expect.any(Error));
  });

  it('el que llega, y el que falla, lo dicen enseguida y no dejan un reloj andando', async () => {
    await expect(withTimeLimit(async () => 7)()).resolves.toBe(7);
    await expect(withTimeLimit(() => Promise.reject(new Error('no hay')))()).rejects.toThrow('no hay');
    await vi.runAllTimersAsync();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('el que hace falta para leer un archivo dice con palabras que no se pudo traer', async () => {
    await expect(fetchedToRead(async () => 7)()).resolves.toBe(7);
    await expect(fetchedToRead(() => Promise.reject(new Error('failed to fetch')))()).rejects.toThrow(
      'No se pudo cargar lo que lee el archivo: revise su conexión y elíjalo otra vez.',
    );
  });
});
