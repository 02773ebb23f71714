import { describe, expect, it } from 'vitest';
import { closure, weigh } from './bundle.mjs';

const manifest = {
  'index.html': { file: 'entry.js', isEntry: true, imports: ['_react.js'], dynamicImports: [] },
  '_react.js': { file: 'react.js' },
  '_tabla.js': { file: 'tabla.js', imports: ['_react.js', '_ciclo.js'] },
  '_ciclo.js': { file: 'ciclo.js', imports: ['_tabla.js'] },
  'src/features/ingreso/RaizIngreso.tsx': { file: 'ingreso.js', isDynamicEntry: true, imports: ['_react.js'] },
  'src/aplicacion.tsx': { file: 'aplicacion.js', isDynamicEntry: true, imports: ['index.html'] },
  'src/features/afiliados/PaginaAsegurado.tsx': { file: 'lista.js', isDynamicEntry: true, imports: ['_tabla.js'] },
  'src/features/x/PaginaX.tsx': { file: 'x.js', isDynamicEntry: true, imports: ['_tabla.js', '_grafico.js'] },
  '_grafico.js': { file: 'grafico.js' },
};
const size = {
  'entry.js': 1,
  'react.js': 2,
  'tabla.js': 4,
  'ciclo.js': 8,
  'ingreso.js': 16,
  'aplicacion.js': 32,
  'lista.js': 64,
  'x.js': 128,
  'grafico.js': 256,
};

describe('bundle.test.mjs', () => {
  it('follows static imports once, also in a circle', () => {
    expect([...closure(manifest, '_tabla.js')].sort()).toEqual(['_ciclo.js', '_react.js', '_tabla.js']);
  });

  it('weighs what each page loads, and of other routes only what the list has not loaded yet', () => {
    expect(weigh(manifest, (file) => size[file])).toEqual([
      { page: 'Ingreso', size: 1 + 2 + 16, budget: 110 },
      { page: 'Marco y lista', size: 1 + 2 + 4 + 8 + 32 + 64, budget: 220 },
      { page: '+ src/features/x/PaginaX.tsx', size: 128 + 256, budget: 60 },
    ]);
  });

  it('says when a page it looks for is not in the build', () => {
    expect(() => closure(manifest, 'src/nada.tsx')).toThrow('src/nada.tsx');
  });
});
