import { describe, expect, it, vi } from 'vitest';
import { FalloFuente } from './fallo-fuente.ts';
import { conReintentos } from './reintentos.ts';
import { TIEMPOS } from './tiempos.ts';

const RAPIDO = { ...TIEMPOS, pausa: 1 };

describe('reintentos.test.ts', () => {
  const siempre = (fallo: FalloFuente) => vi.fn(async (_limite: number): Promise<string> => Promise.reject(fallo));

  it('a lo más dos reintentos, y la última falla se informa', async () => {
    const fallo = new FalloFuente('conexion', true);
    const intento = siempre(fallo);
    await expect(conReintentos(RAPIDO, intento)).rejects.toBe(fallo);
    expect(intento).toHaveBeenCalledTimes(3);
  });

  it('lo que no es pasajero no se reintenta', async () => {
    const intento = siempre(new FalloFuente('tiempo', false));
    await expect(conReintentos(RAPIDO, intento)).rejects.toThrow('tiempo');
    expect(intento).toHaveBeenCalledTimes(1);
  });

  it('sin tiempo restante no hay reintento', async () => {
    const intento = siempre(new FalloFuente('conexion', true));
    await expect(conReintentos({ ...RAPIDO, total: 100, minimo: 101 }, intento)).rejects.toThrow('conexion');
    expect(intento).toHaveBeenCalledTimes(1);
  });

  it('cada intento recibe su plazo, nunca más que lo que resta del total', async () => {
    const intento = vi.fn(async (_limite: number) => 'bien');
    expect(await conReintentos({ ...RAPIDO, total: 300, respuesta: 5000 }, intento)).toBe('bien');
    expect(await conReintentos({ ...RAPIDO, total: 5500, respuesta: 40 }, intento)).toBe('bien');
    const [[conTotal] = [0], [conRespuesta] = [0]] = intento.mock.calls;
    expect(conTotal).toBeLessThanOrEqual(300);
    expect(conRespuesta).toBe(40);
  });
});
