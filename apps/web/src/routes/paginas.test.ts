import { describe, expect, test, vi } from 'vitest';
import { paginasDe } from '../../build/paginas-de.ts';
import tabla from './paginas.tsx?raw';
import { router } from './router.ts';

/** The build fixes it, and there is none here. */
vi.mock('../lib/version.ts', () => ({ VERSION: '0' }));

const ARCHIVOS = Object.keys(import.meta.glob(['./**/*.tsx', '../features/**/*.tsx']));

describe('paginas.test.ts', () => {
  const halladas = paginasDe(tabla);

  test('el build halla cada dirección que tiene página propia y no lleva parámetros, y ninguna más', () => {
    const conPagina = Object.values(router.routesByPath).filter(
      ({ fullPath, options }) => options.component !== undefined && /^\/\w+$/.test(fullPath) && fullPath !== '/login',
    );
    expect(Object.keys(halladas).sort()).toEqual(conPagina.map(({ fullPath }) => fullPath).sort());
    expect(Object.keys(halladas)).toHaveLength(25);
  });

  test.each(Object.entries(halladas))('la página de %s está donde dice la tabla: %s', (_direccion, pagina) => {
    expect(ARCHIVOS).toContain(pagina);
  });
});
