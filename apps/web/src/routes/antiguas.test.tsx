import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { borrarSesion, guardarSesion } from '../lib/sesion.ts';
import { tokenFalso } from '../lib/testing/token-falso.ts';
import { router } from './router.ts';

/** The build fixes it, and there is none here. */
vi.mock('../lib/version.ts', () => ({ VERSION: '0' }));
vi.mock('./asegurado/PaginaDeLista.tsx', () => ({ PaginaDeLista: () => null }));

describe('antiguas.test.tsx', () => {
  afterEach(() => {
    borrarSesion();
    vi.unstubAllGlobals();
  });

  it.each(['/titulares', '/post'])('%s lleva a la lista', async (ruta) => {
    vi.stubGlobal('fetch', async () => new Response('{}', { status: 503 }));
    guardarSesion(tokenFalso({ exp: 9_999_999_999 }));
    router.update({ history: createMemoryHistory({ initialEntries: [ruta] }) });
    await router.load();
    expect(router.latestLocation.pathname).toBe('/asegurado');
  });
});
