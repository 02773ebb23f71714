import { beforeEach, describe, expect, it, vi } from 'vitest';

describe('catalogos.test.ts', () => {
  beforeEach(() => vi.resetModules());

  it('con la primera versión no pregunta nada; con cada una más nueva, una vez', async () => {
    const { anotarCatalogos, alCambiarCatalogos } = await import('./catalogos.ts');
    const preguntar = vi.fn();
    alCambiarCatalogos(preguntar);
    for (const version of ['7', '7', null, 'x']) anotarCatalogos(version);
    expect(preguntar).not.toHaveBeenCalled();
    anotarCatalogos('8');
    anotarCatalogos('8');
    expect(preguntar).toHaveBeenCalledTimes(1);
    // The older answer was on its way before the change.
    anotarCatalogos('7');
    anotarCatalogos('8');
    expect(preguntar).toHaveBeenCalledTimes(1);
  });
});
