import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TemaProvider } from './TemaProvider.tsx';
import { ConfirmProvider, useConfirm, useWithdrawQuestion } from './use-confirm.tsx';

const respuesta = vi.fn<(quien: string, si: boolean) => void>();
let preguntar: (quien: string) => void;

function Formulario({ quien }: { quien: string }) {
  const confirmar = useConfirm();
  const alPulsar = async () => respuesta(quien, await confirmar({ title: `¿Guardar ${quien}?` }));
  preguntar = alPulsar;
  return (
    <button type="button" onClick={alPulsar}>
      Guardar {quien}
    </button>
  );
}

function Pagina() {
  const [abierto, setAbierto] = useState(true);
  const retirar = useWithdrawQuestion();
  return (
    <>
      <Formulario quien="uno" />
      {abierto ? <Formulario quien="otro" /> : null}
      <button type="button" onClick={() => setAbierto(false)}>
        Irse
      </button>
      <button type="button" onClick={() => retirar()}>
        Retirar
      </button>
    </>
  );
}

const abrir = () =>
  render(
    <TemaProvider>
      <ConfirmProvider>
        <Pagina />
      </ConfirmProvider>
    </TemaProvider>,
  );
const usuario = userEvent.setup({ delay: null });
const boton = (name: string) => screen.getByRole('button', { name, hidden: true });
const pregunta = (name: string) => screen.findByRole('alertdialog', { name });
const sinPregunta = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
/** Something happens behind the question, where the pointer does not reach: by the way back, or by itself. */
const suceder = (name: string) => act(async () => boton(name).click());

describe('use-confirm.test.tsx', () => {
  afterEach(() => {
    cleanup();
    respuesta.mockClear();
  });

  it('una pregunta que otra reemplaza se contesta con no, y la otra se puede contestar; el foco vuelve a quien preguntó', async () => {
    abrir();
    await usuario.click(boton('Guardar uno'));
    await pregunta('¿Guardar uno?');
    await suceder('Guardar otro');
    await pregunta('¿Guardar otro?');
    expect(respuesta.mock.calls).toEqual([['uno', false]]);
    expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
    await usuario.click(boton('Cancelar'));
    await sinPregunta();
    expect(respuesta.mock.calls.at(-1)).toEqual(['otro', false]);
    expect(document.activeElement).toBe(boton('Guardar uno'));
    await usuario.click(boton('Guardar uno'));
    await pregunta('¿Guardar uno?');
    await usuario.click(boton('Aceptar'));
    expect(respuesta.mock.calls.at(-1)).toEqual(['uno', true]);
  });

  it('si quien preguntó ya no está, la respuesta es no y la pregunta se va; la de otro se queda', async () => {
    abrir();
    await suceder('Guardar otro');
    await pregunta('¿Guardar otro?');
    await suceder('Irse');
    await sinPregunta();
    expect(respuesta.mock.calls).toEqual([['otro', false]]);
    cleanup();
    abrir();
    await suceder('Guardar uno');
    await suceder('Irse');
    await pregunta('¿Guardar uno?');
    expect(respuesta).toHaveBeenCalledTimes(1);
  });

  it('quien pregunta cuando ya no está recibe no, y nadie ve la pregunta', async () => {
    abrir();
    const tarde = preguntar;
    await suceder('Irse');
    await act(async () => tarde('otro'));
    expect(respuesta.mock.calls).toEqual([['otro', false]]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('un paso atrás del navegador que deja a la vista a quien preguntó es un no, también si ese paso pregunta algo', async () => {
    abrir();
    await suceder('Guardar uno');
    await pregunta('¿Guardar uno?');
    const atras = () => void preguntar('otro');
    window.addEventListener('popstate', atras, { once: true });
    act(() => {
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await pregunta('¿Guardar otro?');
    expect(respuesta.mock.calls).toEqual([['uno', false]]);
    act(() => {
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await sinPregunta();
    expect(respuesta.mock.calls).toEqual([
      ['uno', false],
      ['otro', false],
    ]);
  });

  it('retirada, es un no', async () => {
    abrir();
    await suceder('Guardar uno');
    await pregunta('¿Guardar uno?');
    await suceder('Retirar');
    await sinPregunta();
    expect(respuesta.mock.calls).toEqual([['uno', false]]);
  });
});
