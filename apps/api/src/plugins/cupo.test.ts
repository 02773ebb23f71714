import { describe, expect, it } from 'vitest';
import { crearCupo, crearPasos } from './cupo.ts';

describe('cupo.test.ts', () => {
  it('los pasos de una clase de archivo no esperan a los de otra', async () => {
    const [deUna, deOtra] = [crearPasos(), crearPasos()];
    const { promise: sigue, resolve: seguir } = Promise.withResolvers<void>();
    const detenidos = [1, 2].map(() => deUna(() => sigue));
    await expect(deOtra(async () => 'hecho')).resolves.toBe('hecho');
    seguir();
    await Promise.all(detenidos);
  });

  it('tantos a la vez, y uno de cada usuario; quien sale deja su lugar una sola vez', () => {
    const tomar = crearCupo(2);
    const salirUno = tomar(1);
    expect(() => tomar(1)).toThrow('Ya hay exportaciones en curso');
    const salirDos = tomar(2);
    expect(() => tomar(3)).toThrow('Ya hay exportaciones en curso');
    salirUno();
    const otraVez = tomar(1);
    // A late second call of the first one's exit must not free the place that it took later.
    salirUno();
    expect(() => tomar(1)).toThrow();
    otraVez();
    salirDos();
    expect([tomar(3), tomar(4)]).toHaveLength(2);
  });
});
