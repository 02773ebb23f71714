import { describe, expect, it } from 'vitest';
import { crearCupo } from './cupo.ts';

describe('cupo.test.ts', () => {
  it('tantos a la vez, y uno de cada usuario; quien sale deja su lugar una sola vez', () => {
    const tomar = crearCupo(2);
    const salirUno = tomar(1);
    expect(() => tomar(1)).toThrow('Ya hay exportaciones en curso');
    const salirDos = tomar(2);
    expect(() => tomar(3)).toThrow('Ya hay exportaciones en curso');
    salirUno();
    const otraVez = tomar(1);
    // What the first one called late does not take away what it took since.
    salirUno();
    expect(() => tomar(1)).toThrow();
    otraVez();
    salirDos();
    expect([tomar(3), tomar(4)]).toHaveLength(2);
  });
});
