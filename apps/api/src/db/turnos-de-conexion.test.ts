import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TurnosDeConexion } from './turnos-de-conexion.ts';

const GRACIA_MS = 25;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Asks for so many turns at once, and tells who has one, in order, and what ends each. */
function pedir(turnos: TurnosDeConexion, cuantos: number) {
  const conTurno: number[] = [];
  const acaban: (() => void)[] = [];
  for (let i = 0; i < cuantos; i += 1)
    void turnos.tomar().then((acabar) => {
      conTurno.push(i);
      acaban[i] = acabar;
    });
  const acabar = (i: number) => acaban[i]?.();
  return { conTurno, acabar };
}

const unPaso = () => vi.advanceTimersByTimeAsync(0);

describe('turnos-de-conexion.test.ts', () => {
  test('corren pocas a la vez; las demás pasan en su orden, una por cada que acaba', async () => {
    const { conTurno, acabar } = pedir(new TurnosDeConexion(2, GRACIA_MS), 5);
    await unPaso();
    expect(conTurno).toEqual([0, 1]);
    acabar(1);
    await unPaso();
    expect(conTurno).toEqual([0, 1, 2]);
    acabar(0);
    acabar(2);
    await unPaso();
    expect(conTurno).toEqual([0, 1, 2, 3, 4]);
  });

  test('quien tarda más que la gracia ya no cuenta, y su final no deja pasar a otra más', async () => {
    const { conTurno, acabar } = pedir(new TurnosDeConexion(1, GRACIA_MS), 3);
    await vi.advanceTimersByTimeAsync(GRACIA_MS - 1);
    expect(conTurno).toEqual([0]);
    await vi.advanceTimersByTimeAsync(1);
    expect(conTurno).toEqual([0, 1]);
    acabar(0);
    await unPaso();
    expect(conTurno).toEqual([0, 1]);
  });

  test('un turno que acaba dos veces deja pasar a una sola', async () => {
    const { conTurno, acabar } = pedir(new TurnosDeConexion(1, GRACIA_MS), 3);
    await unPaso();
    acabar(0);
    acabar(0);
    await unPaso();
    expect(conTurno).toEqual([0, 1]);
  });
});
