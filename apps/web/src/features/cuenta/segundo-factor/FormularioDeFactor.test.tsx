import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FormularioDeFactor } from './FormularioDeFactor.tsx';

describe('FormularioDeFactor.test.tsx', () => {
  afterEach(cleanup);

  it('empieza en el código, y lo que falta recibe el teclado', async () => {
    const alEnviar = vi.fn();
    render(<FormularioDeFactor boton="Activar" enviando={false} problema={null} alEnviar={alEnviar} />);
    const codigo = screen.getByLabelText(/^Código/);
    expect(document.activeElement).toBe(codigo);
    await userEvent.click(screen.getByRole('button', { name: 'Activar' }));
    expect(document.activeElement).toBe(codigo);
    await userEvent.keyboard('123456{Enter}');
    expect(document.activeElement).toBe(screen.getByLabelText(/^Contraseña/));
    await userEvent.keyboard('clave{Enter}');
    expect(alEnviar).toHaveBeenCalledExactlyOnceWith({ password: 'clave', codigo: '123456' });
  });
});
