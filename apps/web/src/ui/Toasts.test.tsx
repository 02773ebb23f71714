import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Toasts from './Toasts.tsx';
import { retirarAdvertencias, toast } from './toast.ts';
import { riseOver, scrollToFree } from './toast-place.ts';

/** Toasts stand beside the body. */
const abiertos = () =>
  within(document.documentElement)
    .queryAllByRole('alert')
    .map(({ textContent }) => textContent);
const decir = (...textos: string[]) =>
  act(async () => {
    for (const texto of textos) toast('error', texto, 60_000);
  });
const pagina = (
  <>
    <button type="button">Guardar</button>
    <Toasts />
  </>
);

describe('Toasts.test.tsx', () => {
  afterEach(async () => {
    for (let i = 0; i < 6; i += 1) await userEvent.keyboard('{Escape}');
    cleanup();
    vi.restoreAllMocks();
  });

  it('el mismo no se apila: ocupa el lugar del anterior', async () => {
    render(pagina);
    await decir('Faltan campos');
    await decir('Otro');
    await decir('Faltan campos', 'Faltan campos');
    await waitFor(() => expect(abiertos().sort()).toEqual(['Faltan campos', 'Otro']));
  });

  it('Escape cierra el último, uno por vez, y no lo oye lo que está debajo', async () => {
    const oir = vi.fn();
    document.addEventListener('keydown', oir);
    render(pagina);
    await decir('Primero', 'Segundo');
    screen.getByRole('button', { name: 'Guardar' }).focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(abiertos()).toEqual(['Primero']));
    expect(oir).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(abiertos()).toEqual([]));
    await userEvent.keyboard('{Escape}');
    expect(oir).toHaveBeenCalledTimes(1);
    document.removeEventListener('keydown', oir);
  });

  it('un nuevo intento retira advertencias y errores; lo hecho queda dicho', async () => {
    render(pagina);
    await decir('Ocurrió un problema');
    await act(async () => {
      toast('warning', 'Faltan campos', 60_000);
      toast('success', 'Se guardó', 60_000);
    });
    const dichos = () => [...document.querySelectorAll('[data-toast]')].map(({ textContent }) => textContent);
    expect(dichos()).toHaveLength(3);
    act(retirarAdvertencias);
    await waitFor(() => expect(dichos()).toEqual(['Se guardó']));
  });

  it('F6 lleva al último y de vuelta; al cerrarlo, el foco vuelve adonde estaba', async () => {
    render(pagina);
    const guardar = screen.getByRole('button', { name: 'Guardar' });
    await decir('Primero', 'Segundo');
    guardar.focus();
    await userEvent.keyboard('{F6}');
    expect(document.activeElement?.closest('[role="alert"]')?.textContent).toBe('Segundo');
    await userEvent.keyboard('{F6}');
    expect(document.activeElement).toBe(guardar);
    await userEvent.keyboard('{F6}{Enter}');
    await waitFor(() => expect(abiertos()).toEqual(['Primero']));
    expect(document.activeElement).toBe(guardar);
  });

  it('sube lo justo para no tapar un botón; sin lugar libre, tapa los menos', () => {
    const caja = (top: number, bottom: number) => ({ top, bottom, left: 500, right: 900 });
    const toasts = caja(600, 700);
    expect(riseOver(toasts, [])).toBe(0);
    expect(riseOver(toasts, [{ ...caja(650, 690), right: 490, left: 10 }])).toBe(0);
    expect(riseOver(toasts, [caja(650, 690)])).toBe(58);
    expect(riseOver(toasts, [caja(650, 690), caja(540, 580)])).toBe(168);
    expect(riseOver(caja(10, 700), [caja(650, 690)])).toBe(0);
    // The page's messages stay in sight too, unless a button would be covered for it.
    expect(riseOver(toasts, [], [caja(650, 690)])).toBe(58);
    expect(riseOver(toasts, [caja(650, 690)], [caja(540, 580)])).toBe(168);
    expect(riseOver(caja(10, 110), [caja(10, 40)], [caja(50, 100)])).toBe(0);
    // A browser's boxes have their sides from their prototype, and nothing of their own.
    expect(riseOver(Object.create(toasts), [caja(650, 690)])).toBe(58);
  });

  it('sube también sobre el botón de un diálogo que se abre después', async () => {
    const medida = (uno: Element) => {
      if (uno.matches('.notistack-SnackbarContainer')) return new DOMRect(500, 600, 400, 100);
      return uno.textContent === 'Registrar' ? new DOMRect(500, 650, 400, 40) : new DOMRect();
    };
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return medida(this);
    });
    render(pagina);
    await decir('Se guardó');
    const pila = document.querySelector<HTMLElement>('.notistack-SnackbarContainer');
    expect(pila?.style.translate).toBe('0px');
    render(<button type="button">Registrar</button>);
    screen.getByRole('button', { name: 'Registrar' }).focus();
    expect(pila?.style.translate).toBe('0px -58px');
  });

  it('el campo que tiene el foco sube hasta quedar a la vista, si arriba hay lugar', () => {
    const caja = (top: number, bottom: number) => ({ top, bottom, left: 20, right: 320 });
    const toasts = caja(83, 172);
    expect(scrollToFree(toasts, caja(77, 115), 0)).toBe(40);
    expect(scrollToFree(toasts, caja(37, 75), 0)).toBe(0);
    expect(scrollToFree(toasts, caja(77, 115), 48)).toBe(0);
  });
});
