import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withTimeLimit } from './with-time-limit.ts';

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
});
