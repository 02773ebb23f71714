import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ponerAlmacen } from './testing/almacen-falso.ts';
import { tokenFalso } from './testing/token-falso.ts';

const EN_UNA_HORA = Date.now() / 1000 + 3600;

describe('sesion-producto.test.tsx', () => {
  beforeEach(() => {
    vi.resetModules();
    ponerAlmacen();
  });
  afterEach(() => {
    document.querySelector('meta[name="application-name"]')?.remove();
    vi.unstubAllGlobals();
  });

  const rolDe = async (codigoRol: string) => {
    const { guardarSesion, leerSesion } = await import('./sesion.ts');
    guardarSesion(tokenFalso({ exp: EN_UNA_HORA, codigoRol }));
    return leerSesion()?.codigoRol;
  };

  test('el nombre que la página da al producto se entiende en el código del rol', async () => {
    document.head.append(Object.assign(document.createElement('meta'), { name: 'application-name', content: 'RPA' }));
    expect((await import('../ui/producto.ts')).PRODUCTO).toBe('RPA');
    expect(await rolDe('CONS_RPA_EJE')).toBe('CONS_SGPA_EJE');
    expect(await rolDe('ADM_ENTE')).toBe('ADM_ENTE');
  });

  test('sin nombre en la página es SGPA', async () => {
    expect((await import('../ui/producto.ts')).PRODUCTO).toBe('SGPA');
    expect(await rolDe('ADM_SGPA')).toBe('ADM_SGPA');
  });
});
