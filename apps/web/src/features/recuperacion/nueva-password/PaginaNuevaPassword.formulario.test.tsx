import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FormularioNuevaPassword } from './PaginaNuevaPassword.tsx';

const FRASE = 'Los cerros de Oruro al alba';

describe('PaginaNuevaPassword.formulario.test.tsx', () => {
  afterEach(cleanup);

  it('empieza en la contraseña, y cada rechazo lleva a la que hay que escribir', async () => {
    render(<FormularioNuevaPassword token="t" usuario="ana.quispe" minimo={15} alCrear={vi.fn()} />);
    const nueva = screen.getByLabelText(/^Nueva contraseña/);
    const repetida = screen.getByLabelText(/^Repetir/);
    const guardar = screen.getByRole('button', { name: 'Guardar' });
    expect(document.activeElement).toBe(nueva);
    await userEvent.click(guardar);
    expect(document.activeElement).toBe(nueva);
    await userEvent.paste(FRASE);
    await userEvent.click(guardar);
    expect(document.activeElement).toBe(repetida);
    await userEvent.paste(`${FRASE}!`);
    await userEvent.click(guardar);
    expect(screen.getByRole('alert').textContent).toBe(
      'Por favor verifique que la nueva constraseña coincida. Intentelo de nuevo',
    );
    expect(document.activeElement).toBe(repetida);
  });
});
