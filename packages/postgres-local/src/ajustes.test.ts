import { describe, expect, it } from 'vitest';
import { ajustes, memoriaDePaginas } from './ajustes.ts';

const GIB = 1024 ** 3;
const SIN_LIMITE = 2 ** 64;

describe('ajustes.test.ts', () => {
  it.each([
    ['una máquina pequeña', GIB / 2, SIN_LIMITE, '128MB'],
    ['una de 4 GB', 4 * GIB, SIN_LIMITE, '512MB'],
    ['una grande', 64 * GIB, SIN_LIMITE, '2048MB'],
    ['un contenedor de 2 GB en una grande', 64 * GIB, 2 * GIB, '256MB'],
    ['una sin límite conocido', 8 * GIB, 0, '1024MB'],
  ])('%s: la parte que le toca', (_que, total, limite, esperada) => {
    expect(memoriaDePaginas(total, limite)).toBe(esperada);
  });

  it('las pruebas, que son muchas a la vez, toman lo menos', () => {
    expect(ajustes(5432, true)).toContain('shared_buffers=128MB');
    expect(ajustes(5432, true)).toContain('fsync=off');
    expect(ajustes(5432, true)).toContain('shared_preload_libraries=');
    expect(ajustes(5432, false)).toContain('fsync=on');
    expect(ajustes(5432, false)).toContain('shared_preload_libraries=pg_stat_statements');
  });
});
