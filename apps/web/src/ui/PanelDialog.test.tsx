import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PanelDialog } from './PanelDialog.tsx';
import { TemaProvider } from './TemaProvider.tsx';

const ventana = (angosta: boolean) =>
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: angosta }));

const abrir = () =>
  render(
    <TemaProvider>
      <PanelDialog open title="Baja - REGISTRO" onClose={() => {}}>
        <p>lo que se hace</p>
      </PanelDialog>
    </TemaProvider>,
  );
const panel = () => getComputedStyle(screen.getByRole('dialog', { name: 'Baja - REGISTRO' }));

describe('PanelDialog.test.tsx', () => {
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('tiene un ancho máximo; a pantalla completa lo llena, y lo que muestra no corre de borde a borde', async () => {
    ventana(false);
    abrir();
    expect([panel().width, panel().maxWidth]).toEqual(['calc(100% - 64px)', '1200px']);
    await userEvent.click(screen.getByRole('button', { name: 'Ver en pantalla completa' }));
    expect([panel().width, panel().maxWidth]).toEqual(['100%', '100%']);
    const contenido = screen.getByText('lo que se hace').parentElement;
    expect(contenido && getComputedStyle(contenido).maxWidth).toBe('1200px');
    await userEvent.click(screen.getByRole('button', { name: 'Salir de pantalla completa' }));
    expect(panel().maxWidth).toBe('1200px');
  });

  it('en un teléfono llena la pantalla desde el principio', () => {
    ventana(true);
    abrir();
    expect(panel().maxWidth).toBe('100%');
    expect(screen.queryByRole('button', { name: 'Ver en pantalla completa' })).toBeNull();
  });
});
