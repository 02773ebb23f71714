import type { Perfil } from '@sgpa/contract/v1/perfil';
import { describe, expect, test } from 'vitest';
import { permite } from './permisos.ts';

const perfil = (...acciones_permitidas: string[]) => ({ acciones_permitidas }) as Perfil;

describe('permisos.test.ts', () => {
  test('shows a page to who may use it, and to nobody else', () => {
    expect(permite(perfil('lista-asegurados'), 'lista-asegurados')).toBe(true);
    expect(permite(perfil('lista-asegurados'), 'registro-titular')).toBe(false);
    expect(permite(perfil(), 'perfil')).toBe(false);
  });

  test('a page without a use case is for everybody', () => {
    expect(permite(perfil(), undefined)).toBe(true);
  });

  test('tries the page when the profile could not be had: the server refuses by itself', () => {
    expect(permite(undefined, 'registro-titular')).toBe(true);
  });
});
