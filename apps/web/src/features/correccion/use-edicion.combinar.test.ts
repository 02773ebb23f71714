import { describe, expect, it } from 'vitest';
import { combinar } from './use-edicion.ts';

const ANTES = { correo: 'a@b.bo', telefono: '', direccion: 'Calle 1' };

describe('use-edicion.combinar.test.ts', () => {
  it('conserva lo escrito y toma lo demás como está ahora', () => {
    const escrito = { ...ANTES, telefono: '70000000' };
    const actual = { ...ANTES, direccion: 'Calle 2' };
    expect(combinar(ANTES, escrito, actual)).toEqual({
      valores: { correo: 'a@b.bo', telefono: '70000000', direccion: 'Calle 2' },
      encontrados: [],
    });
  });

  it('nombra los campos que dos personas cambiaron, salvo a lo mismo', () => {
    const escrito = { correo: 'mio@b.bo', telefono: '70000000', direccion: '' };
    const actual = { correo: 'suyo@b.bo', telefono: '70000000', direccion: 'Calle 1' };
    expect(combinar(ANTES, escrito, actual)).toEqual({ valores: escrito, encontrados: ['correo'] });
  });

  it('sin nada escrito, el registro es el que es ahora', () => {
    const actual = { correo: '', telefono: '1', direccion: '2' };
    expect(combinar(ANTES, ANTES, actual)).toEqual({ valores: actual, encontrados: [] });
  });
});
