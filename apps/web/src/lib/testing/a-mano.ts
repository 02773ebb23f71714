import { fireEvent, screen, waitFor, within } from '@testing-library/react';

/**
 * Each does in one event what a person does to a long form: what a single key does is tested where it matters. Fields
 * are found by their labels: to find one by its role, the name and the sight of every element of the form are worked
 * out.
 */

const nombre = (texto: string) => new RegExp(`^${texto.replaceAll(/[().]/g, '\\$&')}( \\*)?$`);
const lugar = (donde?: HTMLElement) => (donde === undefined ? screen : within(donde));

export const campo = (etiqueta: string, donde?: HTMLElement): HTMLInputElement =>
  lugar(donde).getByLabelText<HTMLInputElement>(nombre(etiqueta), { selector: 'input, textarea' });
export const lista = (etiqueta: string, donde?: HTMLElement): HTMLElement =>
  lugar(donde).getByLabelText(nombre(etiqueta), { selector: '[role="combobox"]' });
export const boton = (texto: string | RegExp): HTMLButtonElement =>
  screen.getByText<HTMLButtonElement>(texto, { selector: 'button' });

export const escribir = (etiqueta: string, texto: string): void =>
  void fireEvent.change(campo(etiqueta), { target: { value: texto } });
export const presionar = (texto: string | RegExp): void => void fireEvent.click(boton(texto));

/** Opens a list, waits until it offers that, and chooses it. Gives what was offered. */
export async function elegir(etiqueta: string, opcion: string, donde?: HTMLElement): Promise<(string | null)[]> {
  fireEvent.mouseDown(lista(etiqueta, donde));
  const hallar = () => [...document.querySelectorAll('[role="option"]')];
  const buscada = await waitFor(() => {
    const hallada = hallar().find(({ textContent }) => textContent === opcion);
    if (hallada === undefined) throw new Error(`«${etiqueta}» does not offer «${opcion}».`);
    return hallada;
  });
  const ofrecidas = hallar().map(({ textContent }) => textContent);
  fireEvent.click(buscada);
  await waitFor(() => {
    if (hallar().length > 0) throw new Error(`«${etiqueta}» stays open.`);
  });
  return ofrecidas;
}
