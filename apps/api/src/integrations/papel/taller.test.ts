import { setImmediate } from 'node:timers/promises';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import { firmasDePrueba } from '@sgpa/testing/firmas';
import { CERTIFICADO } from '@sgpa/testing/papel/certificado';
import { AHORA } from '@sgpa/testing/reloj';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Taller } from './port.ts';
import { crearTaller } from './taller.ts';

const HECHURA_MS = 1200;

describe('taller.test.ts', () => {
  let taller: Taller;
  let hilos: number;
  const contar = () => {
    hilos += 1;
  };
  beforeEach(async () => {
    taller = crearTaller({ producto: 'SGPA', publicUrl: 'https://sgpa.example' }, await firmasDePrueba());
    hilos = 0;
    process.on('worker', contar);
  });
  afterEach(async () => {
    process.off('worker', contar);
    vi.useRealTimers();
    await taller.cerrar();
  });

  it('alistado una vez, el primero no espera otro hilo', async () => {
    taller.alistar();
    taller.alistar();
    await vi.waitFor(() => expect(hilos).toBe(1));
    expect((await taller.hacer({ certificado: CERTIFICADO, ahora: AHORA })).subarray(0, 5).toString()).toBe('%PDF-');
    taller.alistar();
    await setImmediate();
    expect(hilos).toBe(1);
  });

  it('quien pasa de su plazo recibe el aviso, y su hilo sigue: el siguiente no empieza en frío', async () => {
    const apurado = crearTaller({ producto: 'SGPA', publicUrl: 'https://sgpa.example' }, await firmasDePrueba(), {
      esperaMs: 20_000,
      hechuraMs: 10,
      colgadoMs: 60_000,
    });
    const listo = new Promise((resolve) => process.once('worker', (hilo) => hilo.once('message', resolve)));
    const hacer = () => apurado.hacer({ certificado: CERTIFICADO, ahora: AHORA });
    try {
      await expect(hacer()).rejects.toEqual(new Rechazo('CERTIFICADO_EN_ESPERA'));
      await listo;
      // The thread now loads its file and the font, which takes much longer.
      await expect(hacer()).rejects.toEqual(new Rechazo('CERTIFICADO_EN_ESPERA'));
      await expect(hacer()).rejects.toEqual(new Rechazo('CERTIFICADO_EN_ESPERA'));
      expect(hilos).toBe(1);
    } finally {
      await apurado.cerrar();
    }
  });

  it('dieciséis a la vez, en una máquina que tarda más de un segundo en cada uno: todos en su orden, ninguno rechazado', async () => {
    vi.useFakeTimers();
    const hechos: number[] = [];
    const todos = Array.from({ length: 16 }, (_, i) =>
      taller.enTurno(async () => {
        await new Promise((listo) => setTimeout(listo, HECHURA_MS));
        hechos.push(i);
      }),
    );
    await Promise.all([...todos, vi.advanceTimersByTimeAsync(16 * HECHURA_MS)]);
    expect(hechos).toEqual(Array.from({ length: 16 }, (_, i) => i));
  });
});
