import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { crearPolitica } from './politica.ts';
import { FalloFuente } from './resultado.ts';
import { TIEMPOS } from './tiempos.ts';

describe('politica.test.ts', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const siempre = (fallo: FalloFuente) => vi.fn(async (_plazo: AbortSignal): Promise<string> => Promise.reject(fallo));
  /** The attempt acts as the HTTP client does: nothing comes, and the deadline ends it. */
  const nunca = () =>
    vi.fn(
      (plazo: AbortSignal): Promise<string> =>
        new Promise((_, rechazar) => {
          plazo.addEventListener('abort', () => rechazar(new FalloFuente('tiempo', false)));
        }),
    );
  /** Gives the milliseconds until it failed; fails when it does not. */
  const caida = async (tiempos: Partial<typeof TIEMPOS>, intento: (plazo: AbortSignal) => Promise<string>) => {
    const desde = performance.now();
    const fin = crearPolitica({ ...TIEMPOS, ...tiempos })
      .preguntar(intento)
      .then(
        () => expect.fail('respondió'),
        (error: unknown) => ({ error, tras: performance.now() - desde }),
      );
    await vi.runAllTimersAsync();
    return fin;
  };

  it('a lo más dos reintentos, y la última falla se informa', async () => {
    const fallo = new FalloFuente('conexion', true);
    const intento = siempre(fallo);
    expect((await caida({}, intento)).error).toBe(fallo);
    expect(intento).toHaveBeenCalledTimes(3);
  });

  it('las pausas crecen, y son al azar entre la mitad y el todo', async () => {
    const tras = (azar: number) => {
      vi.spyOn(Math, 'random').mockReturnValue(azar);
      return caida({ pausa: 200 }, siempre(new FalloFuente('conexion', true)));
    };
    expect((await tras(0)).tras).toBeCloseTo(100 + 200, 0);
    expect((await tras(0.999_999)).tras).toBeCloseTo(199 + 399, 0);
  });

  it('lo que no es pasajero no se reintenta', async () => {
    const intento = siempre(new FalloFuente('tiempo', false));
    expect((await caida({}, intento)).error).toMatchObject({ motivo: 'tiempo' });
    expect(intento).toHaveBeenCalledTimes(1);
  });

  it('sin tiempo restante no hay reintento', async () => {
    const intento = siempre(new FalloFuente('conexion', true));
    expect((await caida({ total: 100, minimo: 101, pausa: 1 }, intento)).error).toMatchObject({ motivo: 'conexion' });
    expect(intento).toHaveBeenCalledTimes(1);
  });

  it('cada intento recibe su plazo, nunca más que lo que resta del total', async () => {
    expect((await caida({ total: 300, respuesta: 5000 }, nunca())).tras).toBeCloseTo(300, 0);
    expect((await caida({ total: 5500, respuesta: 40 }, nunca())).tras).toBeCloseTo(40, 0);
  });

  it('mientras una sola pregunta prueba si la fuente volvió, a las demás se les responde enseguida', async () => {
    const politica = crearPolitica({ ...TIEMPOS, volumen: 1, reintentos: 0, reapertura: 50 });
    await expect(politica.preguntar(siempre(new FalloFuente('respuesta', false)))).rejects.toThrow('respuesta');
    await vi.advanceTimersByTimeAsync(60);
    const prueba = nunca();
    const fin = politica.preguntar(prueba).catch(() => 'siguió mal');
    const otra = nunca();
    await expect(politica.preguntar(otra)).rejects.toThrow(/circuit/i);
    expect(otra).not.toHaveBeenCalled();
    await vi.runAllTimersAsync();
    expect(await fin).toBe('siguió mal');
    expect(politica.ultimoFallo()).toMatchObject({ motivo: 'tiempo' });
  });
});
