import { describe, expect, it } from 'vitest';
import { codigoYNombre } from './etiquetas.ts';

describe('etiquetas.test.ts', () => {
  it.each([
    ['CASADO', 'CASADO', 'CASADO'],
    ['900001', 'Posta', '900001, Posta'],
  ])('el valor %s, %s se dice «%s»', (codigo, nombre, dicho) => {
    expect(codigoYNombre({ codigo, nombre })).toBe(dicho);
  });
});
