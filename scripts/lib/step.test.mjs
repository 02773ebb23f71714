import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

describe('step.test.mjs', () => {
  let said;
  let lib;
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    vi.resetModules();
    lib = await import('./step.mjs');
    said = [];
    vi.spyOn(console, 'log').mockImplementation((line) => said.push(line));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  const pending = () => {
    const { promise, resolve } = Promise.withResolvers();
    return { work: () => promise, resolve };
  };

  it('dice cuándo empieza un paso y cuánto duró', async () => {
    const one = pending();
    const done = lib.step('Interfaz web', one.work);
    expect(said).toEqual(['· Interfaz web…']);
    await vi.advanceTimersByTimeAsync(1_200);
    one.resolve();
    await done;
    expect(said.slice(1)).toEqual(['✓ Interfaz web (1.2 s)']);
  });

  it('no calla más de tres segundos, y dice de una vez todo lo que corre', async () => {
    const [one, two] = [pending(), pending()];
    const both = [lib.step('Interfaz web', one.work), lib.step('PostgreSQL', two.work)];
    await vi.advanceTimersByTimeAsync(6_000);
    expect(said.slice(2)).toEqual(['  … Interfaz web: 3 s, PostgreSQL: 3 s', '  … Interfaz web: 6 s, PostgreSQL: 6 s']);
    one.resolve();
    two.resolve();
    await Promise.all(both);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('tras el aviso de que se detiene no dice nada más', async () => {
    const one = pending();
    const done = lib.step('Datos', one.work);
    lib.sayStopping();
    lib.sayStopping();
    await vi.advanceTimersByTimeAsync(9_000);
    one.resolve();
    await done;
    lib.say('tarde');
    expect(said).toEqual(['· Datos…', '\n· Deteniendo…']);
  });
});
