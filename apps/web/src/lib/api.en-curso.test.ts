import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { esperarTurno } from './api.ts';
import { ErrorApi } from './error-api.ts';

const fallo = (codigo: string) => new ErrorApi({ status: 409, codigo, mensaje: 'Espere.' });

describe('api.en-curso.test.ts', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('pregunta otra vez mientras el primer pedido está en curso, y da su respuesta', async () => {
    const pedir = vi.fn(async () => 'guardado').mockRejectedValueOnce(fallo('EN_CURSO'));
    pedir.mockRejectedValueOnce(fallo('EN_CURSO'));
    const respuesta = esperarTurno(pedir);
    await vi.advanceTimersByTimeAsync(0);
    expect(pedir).toHaveBeenCalledTimes(1);
    await vi.runAllTimersAsync();
    await expect(respuesta).resolves.toBe('guardado');
    expect(pedir).toHaveBeenCalledTimes(3);
  });

  test('se rinde después de un rato', async () => {
    const pedir = vi.fn(async () => Promise.reject(fallo('EN_CURSO')));
    const resultado = expect(esperarTurno(pedir)).rejects.toMatchObject({ codigo: 'EN_CURSO' });
    await vi.runAllTimersAsync();
    await resultado;
    expect(pedir).toHaveBeenCalledTimes(6);
  });

  test.each([fallo('OTRO_CONFLICTO'), new TypeError('x')])('cualquier otro fallo no se repite', async (error) => {
    const pedir = vi.fn(async () => Promise.reject(error));
    await expect(esperarTurno(pedir)).rejects.toBe(error);
    expect(pedir).toHaveBeenCalledTimes(1);
  });
});
