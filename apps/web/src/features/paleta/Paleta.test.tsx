import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { montar } from '../../lib/testing/marco.tsx';
import { Paleta } from './Paleta.tsx';

vi.mock('@tanstack/react-router', () => ({ useNavigate: () => () => undefined }));

describe('Paleta.test.tsx', () => {
  afterEach(cleanup);

  it('lo que toma el foco detrás de ella, una fila que llega tarde, no le quita lo que se pega', async () => {
    montar(
      <>
        <input type="radio" aria-label="Fila" />
        <Paleta menu={[]} alCerrar={() => undefined} />
      </>,
    );
    const campo = screen.getByRole<HTMLInputElement>('combobox');
    expect(document.activeElement).toBe(campo);
    act(() => screen.getByLabelText('Fila').focus());
    expect(document.activeElement).toBe(campo);
    await userEvent.paste('1.0');
    expect(campo.value).toBe('1.0');
  });
});
