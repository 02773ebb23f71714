import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  type RouterHistory,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TemaProvider } from './TemaProvider.tsx';
import { useCloseOnBack } from './use-close-on-back.ts';
import { ConfirmProvider, useConfirm } from './use-confirm.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';

const DESCARTAR = '¿Desea descartar lo que escribió?';
const usuario = userEvent.setup({ delay: null });

function Encima({ alCerrar }: { alCerrar: () => void }) {
  useCloseOnBack(alCerrar);
  return <p>Encima</p>;
}

/** A form in a dialog without an address asks so before it closes. */
function EncimaQuePregunta() {
  const confirmar = useConfirm();
  useCloseOnBack(() => void confirmar({ title: '¿Cerrar?' }));
  return <p>Encima</p>;
}

function Formulario() {
  const [texto, setTexto] = useState('');
  const [encima, setEncima] = useState(false);
  const [pide, setPide] = useState(false);
  const [cerrar] = useState(() => () => setEncima(false));
  const confirmar = useConfirm();
  useLeaveGuard(texto !== '');
  return (
    <>
      <input aria-label="Motivo" value={texto} onChange={({ target }) => setTexto(target.value)} />
      <button type="button" onClick={() => void confirmar({ title: '¿Registrar?' })}>
        Guardar
      </button>
      <button type="button" onClick={() => setEncima(true)}>
        Abrir
      </button>
      <button type="button" onClick={() => setPide(true)}>
        Abrir el que pregunta
      </button>
      {encima ? <Encima alCerrar={cerrar} /> : null}
      {pide ? <EncimaQuePregunta /> : null}
    </>
  );
}

let historia: RouterHistory;
let antes: string;

/** Mounts a page before, one after, and the form between them. */
async function abrir() {
  const raiz = createRootRoute();
  const rutas = ['/antes', '/formulario', '/despues'].map((path) =>
    createRoute({
      getParentRoute: () => raiz,
      path,
      component: path === '/formulario' ? Formulario : () => <h1>{path}</h1>,
    }),
  );
  window.history.pushState(null, '', '/antes');
  historia = createBrowserHistory();
  const router = createRouter({ routeTree: raiz.addChildren(rutas), history: historia });
  render(
    <TemaProvider>
      <ConfirmProvider>
        <RouterProvider router={router as never} />
      </ConfirmProvider>
    </TemaProvider>,
  );
  for (const to of ['/formulario', '/despues'] as const) await act(() => router.navigate({ to: to as never }));
  await act(async () => window.history.back());
  await screen.findByRole('textbox', { name: 'Motivo' });
  expect(location.pathname).toBe('/formulario');
}

const pulsar = (name: string) => usuario.click(screen.getByRole('button', { name }));
const pasa = () => new Promise((seguir) => window.addEventListener('popstate', seguir, { once: true }));
/** Goes to the other page, and at once back from it. */
const intentar = (sentido: 'back' | 'forward') =>
  act(async () => {
    window.history[sentido]();
    await pasa();
    await pasa();
  });
const atras = () => intentar('back');
const adelante = () => intentar('forward');
const pregunta = (name = DESCARTAR) => screen.findByRole('alertdialog', { name });
const enElFormulario = async () => {
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(location.pathname).toBe('/formulario'));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Motivo' }).value).toBe('vejez');
};

describe('use-leave-guard.test.tsx', () => {
  beforeEach(async () => {
    antes = location.pathname;
    await abrir();
    await usuario.type(screen.getByRole('textbox', { name: 'Motivo' }), 'vejez');
  });
  afterEach(() => {
    cleanup();
    historia.destroy();
    window.history.replaceState(null, '', antes);
  });

  it('Atrás pregunta, y una y otra vez pregunta lo mismo: la dirección es la del formulario; «Descartar» va adonde se iba', async () => {
    for (const _vez of [1, 2, 3]) {
      await atras();
      await pregunta();
      expect(location.pathname).toBe('/formulario');
    }
    await pulsar('Cancelar');
    await enElFormulario();
    await atras();
    await pregunta();
    await pulsar('Descartar');
    await screen.findByRole('heading', { name: '/antes' });
    expect(location.pathname).toBe('/antes');
  });

  it('Adelante pregunta lo mismo', async () => {
    await adelante();
    await pregunta();
    await pulsar('Cancelar');
    await enElFormulario();
    await adelante();
    await pregunta();
    await pulsar('Descartar');
    await screen.findByRole('heading', { name: '/despues' });
  });

  it('con la pregunta de guardar abierta se pregunta si se descarta; se cancela y el botón vuelve a preguntar', async () => {
    await pulsar('Guardar');
    await pregunta('¿Registrar?');
    await atras();
    await pregunta();
    await pulsar('Cancelar');
    await enElFormulario();
    await pulsar('Guardar');
    await pregunta('¿Registrar?');
    await pulsar('Cancelar');
    await enElFormulario();
  });

  it('Atrás cierra primero lo que está encima, sin preguntar', async () => {
    await pulsar('Abrir');
    await atras();
    await waitFor(() => expect(screen.queryByText('Encima')).toBeNull());
    await enElFormulario();
    await atras();
    await pregunta();
  });

  it('lo que está encima puede preguntar antes de cerrarse, y su pregunta queda', async () => {
    await pulsar('Abrir el que pregunta');
    for (const _vez of [1, 2]) {
      await atras();
      await pregunta('¿Cerrar?');
    }
    await pulsar('Cancelar');
    await enElFormulario();
  });
});
