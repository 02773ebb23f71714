import { describe, expect, it } from 'vitest';
import { textoDeUsos } from './usos.ts';

const uso = (que: string, total: number, masDe = false) => ({ que, total, masDe });

describe('usos.test.ts', () => {
  it.each([
    [[], 'ningún registro'],
    [[uso('afiliaciones', 0), uso('usuarios', 0)], 'ningún registro'],
    [[uso('afiliaciones', 1204), uso('usuarios', 1)], '1.204 afiliaciones, 1 usuario'],
    [[uso('personas', 10_000, true)], 'más de 10.000 personas'],
  ])('%j se lee «%s»', (usos, texto) => {
    expect(textoDeUsos({ data: { usos }, error: null })).toBe(texto);
  });

  it('dice que cuenta, o que no pudo', () => {
    expect(textoDeUsos({ data: undefined, error: null })).toBe('Contando…');
    expect(textoDeUsos({ data: undefined, error: new Error('x') })).toBe('No se pudo contar.');
  });
});
