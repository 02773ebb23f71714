import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { olvidarPedida, recordarPedida } from '../../lib/pagina-pedida.ts';
import { montar } from '../../lib/testing/marco.tsx';
import { PaginaPermitida } from './PaginaPermitida.tsx';

const perfil = vi.hoisted(() => ({ acciones_permitidas: ['lista-asegurados'] }));
vi.mock('../../lib/use-perfil.ts', () => ({
  usePerfil: () => ({ data: perfil, isPending: false, failureCount: 0, errorUpdateCount: 0 }),
}));
/** Fixed by the build, which is not here. */
vi.mock('../../lib/version.ts', () => ({ VERSION: '0' }));

function abrir(ruta: string) {
  const raiz = createRootRoute({ component: PaginaPermitida });
  const lista = createRoute({
    getParentRoute: () => raiz,
    path: '/asegurado',
    staticData: { permiso: 'lista-asegurados' },
    component: () => <h1>Lista de asegurados</h1>,
  });
  const registro = createRoute({
    getParentRoute: () => raiz,
    path: '/afiliacionTitulares',
    staticData: { permiso: 'registro-titular' },
    component: () => <h1>Afiliación</h1>,
  });
  const router = createRouter({
    routeTree: raiz.addChildren([lista, registro]),
    history: createMemoryHistory({ initialEntries: [ruta] }),
  });
  montar(<RouterProvider router={router as never} />);
}

describe('PaginaPermitida.test.tsx', () => {
  afterEach(() => {
    cleanup();
    olvidarPedida();
  });

  it('la página pedida antes de ingresar, si el rol no la puede abrir, cede a la lista', async () => {
    recordarPedida('/afiliacionTitulares?x=1');
    abrir('/afiliacionTitulares');
    expect(await screen.findByRole('heading', { name: 'Lista de asegurados' })).toBeTruthy();
  });

  it('una dirección escrita después dice que falta el permiso', async () => {
    recordarPedida('/asegurado');
    abrir('/afiliacionTitulares');
    expect(await screen.findByRole('heading', { name: 'Sin permiso' })).toBeTruthy();
  });
});
