import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  type RouterHistory,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Exportar } from '../features/asegurado/exportacion-asegurados/Exportar.tsx';
import DialogoNovedad from '../features/novedad/detalle-novedad/DialogoNovedad.tsx';
import { crearMarco } from '../lib/testing/marco.tsx';
import { FormSelect } from '../ui/FormSelect.tsx';
import { ConBoton } from './testing/dialogo.tsx';
import { DIALOGOS } from './testing/dialogos.tsx';

const usuario = userEvent.setup({ delay: null });
const nada = () => undefined;

interface Encima {
  elemento: ReactNode;
  abrir: () => Promise<void>;
  rol: 'dialog' | 'menu' | 'listbox';
}

const pulsar = (nombre: string) => () => usuario.click(screen.getByRole('button', { name: nombre }));

function Motivo() {
  const { control } = useForm({ defaultValues: { motivo: '' } });
  return <FormSelect control={control} name="motivo" label="Motivo" options={[{ value: '1', label: 'OTROS' }]} />;
}

/** These dialogs have no address of their own, and open as the screen opens them. */
const ENCIMA: Record<string, Encima> = {
  'Detalle Novedad': {
    elemento: (
      <ConBoton
        dibujar={(alCerrar) => (
          <DialogoNovedad id={7} alCerrar={alCerrar} alAtender={nada} alVerAsegurado={undefined} />
        )}
      />
    ),
    abrir: pulsar('Abrir'),
    rol: 'dialog',
  },
  'el menú de exportar': { elemento: <Exportar filtros={{}} />, abrir: pulsar('Exportar'), rol: 'menu' },
  'la lista de un campo': {
    elemento: <Motivo />,
    abrir: async () => void fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Motivo' })),
    rol: 'listbox',
  },
  ...Object.fromEntries(
    DIALOGOS.filter(({ cierraConAtras }) => cierraConAtras).map(({ archivo, elemento, boton = 'Abrir' }) => [
      archivo,
      { elemento, abrir: pulsar(boton), rol: 'dialog' as const },
    ]),
  ),
};

let historia: RouterHistory;

/** Opens the page that shows it, with one before to go back to. */
async function abrirPagina(elemento: ReactNode) {
  const raiz = createRootRoute();
  const ruta = (path: string, component: () => ReactNode) =>
    createRoute({ getParentRoute: () => raiz, path, component });
  window.history.pushState(null, '', '/antes');
  historia = createBrowserHistory();
  const router = createRouter({
    routeTree: raiz.addChildren([ruta('/antes', () => <h1>La página de antes</h1>), ruta('/pagina', () => elemento)]),
    history: historia,
  });
  render(<RouterProvider router={router as never} />, { wrapper: crearMarco().wrapper });
  await act(() => router.navigate({ to: '/pagina' as never }));
}

describe('encima.test.tsx', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    URL.createObjectURL = () => 'blob:certificado';
    URL.revokeObjectURL = () => undefined;
  });
  afterEach(() => {
    cleanup();
    historia.destroy();
    vi.unstubAllGlobals();
  });

  it.each(Object.entries(ENCIMA))('Atrás cierra primero %s; otra vez, deja la página', async (_cual, encima) => {
    await abrirPagina(encima.elemento);
    await encima.abrir();
    await screen.findByRole(encima.rol);
    act(() => window.history.back());
    await waitFor(() => expect(screen.queryByRole(encima.rol)).toBeNull());
    expect(screen.queryByRole('heading', { name: 'La página de antes' })).toBeNull();
    await waitFor(() => expect(location.pathname).toBe('/pagina'));
    act(() => window.history.back());
    await screen.findByRole('heading', { name: 'La página de antes' });
  });
});
