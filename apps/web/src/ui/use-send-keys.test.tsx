import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useSendKeys } from './use-send-keys.ts';

const alEnviar = vi.fn();
const alCampo = vi.fn();

function Formulario({ boton = {} }: { boton?: { disabled?: boolean; 'aria-disabled'?: boolean } }) {
  return (
    <form
      {...useSendKeys()}
      onSubmit={(evento) => {
        evento.preventDefault();
        alEnviar();
      }}
    >
      <input aria-label="Corto" onKeyDown={alCampo} />
      <textarea aria-label="Largo" />
      <button type="submit" {...boton}>
        Enviar
      </button>
      {createPortal(<input aria-label="De otro diálogo" />, document.body)}
    </form>
  );
}
const teclear = (nombre: string, tecla: object) =>
  fireEvent.keyDown(screen.getByRole('textbox', { name: nombre }), tecla);
const CTRL_ENTER = { key: 'Enter', ctrlKey: true };

describe('use-send-keys.test.tsx', () => {
  afterEach(() => {
    cleanup();
    vi.clearAllMocks();
  });

  it.each(['Corto', 'Largo'])('Ctrl+Enter envía una vez desde el campo %s, y el foco queda en el botón', (campo) => {
    render(<Formulario />);
    teclear(campo, CTRL_ENTER);
    expect(alEnviar).toHaveBeenCalledTimes(1);
    // A select under the keys does not open as well.
    expect(alCampo).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Enviar' }));
  });

  it('Cmd+Enter también; Enter solo, en un texto largo, no', () => {
    render(<Formulario />);
    teclear('Largo', { key: 'Enter' });
    expect(alEnviar).not.toHaveBeenCalled();
    teclear('Largo', { key: 'Enter', metaKey: true });
    expect(alEnviar).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['la tecla que sigue apretada', {}, 'Corto', { ...CTRL_ENTER, repeat: true }],
    ['un botón cerrado', { disabled: true }, 'Corto', CTRL_ENTER],
    ['un botón que espera', { 'aria-disabled': true }, 'Corto', CTRL_ENTER],
    ['un campo de un diálogo encima', {}, 'De otro diálogo', CTRL_ENTER],
  ])('no envía: %s', (_que, boton, campo, tecla) => {
    render(<Formulario boton={boton} />);
    teclear(campo, tecla);
    expect(alEnviar).not.toHaveBeenCalled();
  });
});
