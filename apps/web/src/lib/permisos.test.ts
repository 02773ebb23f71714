import type { Perfil } from '@sgpa/contract/v1/perfil';
import { describe, expect, test } from 'vitest';
import { permite } from './permisos.ts';

const perfil = (...acciones_permitidas: string[]) => ({ acciones_permitidas }) as Perfil;

describe('permisos.test.ts', () => {
  test('muestra una página a quien puede usarla, y a nadie más', () => {
    expect(permite(perfil('lista-asegurados'), 'lista-asegurados')).toBe(true);
    expect(permite(perfil('lista-asegurados'), 'registro-titular')).toBe(false);
    expect(permite(perfil(), 'perfil')).toBe(false);
  });

  test('una página sin caso de uso es para todos', () => {
    expect(permite(perfil(), undefined)).toBe(true);
  });

  test('intenta la página cuando el perfil no se pudo pedir: el servidor rechaza por sí mismo', () => {
    expect(permite(undefined, 'registro-titular')).toBe(true);
  });
});
