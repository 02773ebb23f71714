import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TypedAhead } from './TypedAhead.tsx';

function montar() {
  const alPulsarFila = vi.fn();
  const alCerrar = vi.fn();
  function Pantalla() {
    const [escrito, setEscrito] = useState('');
    return (
      <>
        <button type="button" onKeyDown={alPulsarFila}>
          Fila
        </button>
        <output>{escrito}</output>
        <TypedAhead onType={setEscrito} onClose={alCerrar} />
      </>
    );
  }
  render(<Pantalla />);
  const pulsar = (...teclas: string[]) =>
    teclas.map((key) => fireEvent.keyDown(screen.getByRole('button', { name: 'Fila' }), { key }));
  return { alPulsarFila, alCerrar, pulsar, escrito: () => screen.getByRole('status').textContent };
}

describe('TypedAhead.test.tsx', () => {
  afterEach(cleanup);

  it('guarda lo que se escribe, con sus correcciones, y no lo oye la fila de detrás', () => {
    const { alPulsarFila, pulsar, escrito } = montar();
    pulsar('B', 'a', 'x', 'Backspace', 'ñ', 'e', 'z', ' ', '1', 'Enter', 'Tab');
    expect(escrito()).toBe('Bañez 1');
    expect(alPulsarFila).not.toHaveBeenCalled();
  });

  it('Esc cierra; lo que es del navegador sigue su camino', () => {
    const { alCerrar, alPulsarFila, pulsar, escrito } = montar();
    pulsar('Escape');
    expect(alCerrar).toHaveBeenCalledOnce();
    const fila = screen.getByRole('button', { name: 'Fila' });
    for (const tecla of [{ key: 'r', ctrlKey: true }, { key: 'F5' }]) expect(fireEvent.keyDown(fila, tecla)).toBe(true);
    expect(alPulsarFila).toHaveBeenCalledTimes(2);
    expect(escrito()).toBe('');
  });
});
