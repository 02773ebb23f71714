import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TextInput } from './TextInput.tsx';
import { useSendKeys } from './use-send-keys.ts';

const alEnviar = vi.fn();

function Formulario() {
  const [texto, setTexto] = useState('');
  return (
    <form
      {...useSendKeys()}
      onSubmit={(evento) => {
        evento.preventDefault();
        alEnviar(texto);
      }}
    >
      <TextInput label="Motivo" value={texto} onChange={setTexto} maxLength={4} help="Corto" />
      <button type="submit">Enviar</button>
    </form>
  );
}

describe('hold-too-long.test.tsx', () => {
  afterEach(() => {
    cleanup();
    vi.clearAllMocks();
  });

  it('lo que es más largo de lo que se admite no se envía, ni con el botón ni con teclas: se va al campo, que lo dice', async () => {
    render(<Formulario />);
    const campo = screen.getByRole<HTMLInputElement>('textbox', { name: 'Motivo' });
    await userEvent.click(campo);
    await userEvent.paste('\u200BBAJAS\u00A0');
    await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(document.activeElement).toBe(campo);
    await userEvent.keyboard('{Control>}{Enter}{/Control}{Enter}');
    expect([alEnviar.mock.calls, campo.value]).toEqual([[], 'BAJAS']);
    expect(screen.getByText('No puede tener más de 4 caracteres.').id).toBe(campo.getAttribute('aria-describedby'));
    await userEvent.keyboard('{End}{Backspace}');
    screen.getByText('Corto');
    await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(alEnviar.mock.calls).toEqual([['BAJA']]);
  });
});
