import { PERMISOS } from '@sgpa/domain/cuenta/permisos';
import { describe, expect, test, vi } from 'vitest';
import { router } from './router.ts';

/** Fixed by the build, which is not here. */
vi.mock('../lib/version.ts', () => ({ VERSION: '0' }));

/** Without records behind them; whoever has a session may read them. */
const LIBRES = ['/ayuda', '/informational', '/admin', '/$'];
const PUBLICAS = ['/', '/login'];

describe('router.test.ts', () => {
  const rutas = Object.values(router.routesByPath);

  test.each(rutas.filter(({ fullPath }) => !PUBLICAS.includes(fullPath)))('$fullPath nombra su caso de uso', (ruta) => {
    const permiso = ruta.options.staticData?.permiso;
    if (LIBRES.includes(ruta.fullPath)) expect(permiso).toBeUndefined();
    else expect(Object.keys(PERMISOS)).toContain(permiso);
  });
});
