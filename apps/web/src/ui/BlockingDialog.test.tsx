import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { BlockingDialog } from './BlockingDialog.tsx';
import { ConfirmProvider } from './use-confirm.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';

type Momento = 'escrito' | 'enviando' | 'guardado';
let pasarA = (_momento: Momento) => {};

function Formulario() {
  const [momento, setMomento] = useState<Momento>('escrito');
  pasarA = setMomento;
  useLeaveGuard(momento !== 'guardado');
  return <BlockingDialog open={momento === 'enviando'} title="Procesando registro" />;
}

function crear() {
  const raiz = createRootRoute({ component: Outlet });
  const en = (path: '/antes' | '/formulario' | '/despues', component: () => React.JSX.Element) =>
    createRoute({ getParentRoute: () => raiz, path, component });
  window.history.replaceState(null, '', '/antes');
  return createRouter({
    routeTree: raiz.addChildren([
      en('/antes', () => <h1>Antes</h1>),
      en('/formulario', Formulario),
      en('/despues', () => <h1>Después</h1>),
    ]),
    history: createBrowserHistory(),
  });
}

describe('BlockingDialog.test.tsx', () => {
  afterEach(cleanup);

  it('mientras se procesa, atrás no se va ni pregunta; al terminar, sí', async () => {
    const router = crear();
    render(<RouterProvider router={router as never} />, { wrapper: ConfirmProvider });
    await screen.findByRole('heading', { name: 'Antes' });
    await act(async () => router.history.push('/formulario'));
    act(() => pasarA('enviando'));
    await screen.findByRole('dialog', { name: 'Procesando registro' });
    for (let vez = 0; vez < 2; vez += 1) {
      await act(async () => {
        const ida = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
        window.history.back();
        await ida;
      });
      await waitFor(() => expect(window.location.pathname).toBe('/formulario'));
      expect(screen.getByRole('dialog', { name: 'Procesando registro' })).toBeTruthy();
      expect(screen.queryByRole('alertdialog')).toBeNull();
    }
    act(() => pasarA('guardado'));
    window.history.back();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Antes' })).toBeTruthy());
  });
});
