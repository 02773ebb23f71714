import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { olvidarPedida, recordarPedida } from '../../lib/pagina-pedida.ts';
import { borrarSesion, guardarSesion } from '../../lib/sesion.ts';
import { montar } from '../../lib/testing/marco.tsx';
import { tokenFalso } from '../../lib/testing/token-falso.ts';
import { PaginaPermitida } from './Marco.tsx';

const CON_PERFIL = { data: { acciones_permitidas: ['lista-asegurados'] }, isPending: false, failureCount: 0 };
const perfil = vi.hoisted(() => ({ ahora: {} }));
vi.mock('../../lib/use-perfil.ts', () => ({ usePerfil: () => ({ errorUpdateCount: 0, ...perfil.ahora }) }));
/** The build fixes it, and there is none here. */
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

describe('Marco.test.tsx', () => {
  beforeEach(() => {
    perfil.ahora = CON_PERFIL;
  });
  afterEach(() => {
    cleanup();
    olvidarPedida();
    borrarSesion();
  });

  it('la página pedida antes de ingresar, si el rol no la puede abrir, cede a la lista', async () => {
    recordarPedida('/afiliacionTitulares?x=1');
    abrir('/afiliacionTitulares');
    expect(await screen.findByRole('heading', { name: 'Lista de asegurados' })).toBeTruthy();
  });

  it.each([
    ['OPE_VIGENCIA', '/dashBoardVue'],
    ['EMP_CONSULTA', '/dashBoardVue'],
    ['SSU_CONSULTA', '/consultas'],
  ])('una dirección escrita después dice que falta el permiso, y lleva a %s a su inicio', async (codigoRol, inicio) => {
    guardarSesion(tokenFalso({ exp: 9_999_999_999, codigoRol }));
    recordarPedida('/asegurado');
    abrir('/afiliacionTitulares');
    expect(await screen.findByRole('heading', { name: 'Sin permiso' })).toBeTruthy();
    expect(screen.getByText('Su rol no permite realizar esta operación.')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Afiliación' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Ir al inicio' }).getAttribute('href')).toBe(inicio);
  });

  it('mientras el perfil viene no hay página; si no se pudo pedir, se la intenta', async () => {
    perfil.ahora = { data: undefined, isPending: true, failureCount: 0 };
    abrir('/afiliacionTitulares');
    await waitFor(() => expect(document.querySelector('.MuiSkeleton-root')).not.toBeNull());
    expect(screen.queryByRole('heading')).toBeNull();
    cleanup();
    perfil.ahora = { data: undefined, isPending: false, failureCount: 1 };
    abrir('/afiliacionTitulares');
    expect(await screen.findByRole('heading', { name: 'Afiliación' })).toBeTruthy();
  });
});
